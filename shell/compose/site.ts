import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type SiteConfig, siteConfig } from '../../shared/site/site-config'
import { Refusal } from '../release/store'

/** Reads and checks the site configuration. Refuses with file, field and what was expected. */
export function readSite(file: string): SiteConfig {
  if (!existsSync(file)) throw new Refusal(`${file}: the site configuration is not there.`)
  let data: unknown
  try {
    data = parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Refusal(
      `${file}: not valid YAML: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    )
  }
  const result = siteConfig.safeParse(data)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Refusal(`${file}: ${issue?.path.join('.')}: ${issue?.message}.`)
}
