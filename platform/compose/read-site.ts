import { existsSync, readFileSync } from 'node:fs'
import { type SiteConfig, siteConfig } from '@college/shared/contract/site-config'
import { parse } from 'yaml'
import { localEmail } from '../email-service/local-email'
import { Refusal } from '../store/site-store'

/**
 * Reads and checks the site configuration. Without an e-mail service in it, the local one is used, unless the
 * site is for production (`SITE_ENV=production`).
 *
 * @throws Refusal with file, field and what was expected
 */
export function readSite(file: string): SiteConfig {
  const site = readFile(file)
  if (site.email) return site
  if (process.env.SITE_ENV !== 'production') return { ...site, email: localEmail }
  throw new Refusal(
    `${file}: email: found no e-mail service, expected serviceId, templates and publicKey, because the forms of a site for production need one; get them at https://dashboard.emailjs.com/admin.`,
  )
}

function readFile(file: string): SiteConfig {
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
