import { statSync } from 'node:fs'
import { readText } from '@college/shared/content/read-folder'
import { type SiteConfig, siteConfig } from '@college/shared/contract/site-config'
import { parse } from 'yaml'
import type { z } from 'zod'
import { localEmail } from './local-email'
import { oneLine, Refusal } from './refusal'
import { setting } from './settings'

/**
 * Reads and checks the site configuration. Without an e-mail service it uses the local one,
 * except in production (`SITE_ENV=production`).
 *
 * @throws Refusal with file, field and what was expected
 */
export function readSite(file: string): SiteConfig {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Refusal(`${file}: found no file, expected the site configuration.`)
  const site = readYaml(file, siteConfig)
  if (site.email) return site
  if (setting('SITE_ENV') !== 'production') return { ...site, email: localEmail }
  throw new Refusal(
    `${file}: email: found no e-mail service, expected serviceId, templates and publicKey, because the forms of a site for production need one; get them at https://dashboard.emailjs.com/admin.`,
  )
}

/**
 * Reads a YAML file that people write.
 *
 * @throws Refusal when it is not valid YAML or UTF-8, or not what was expected
 */
export function readYaml<T>(file: string, schema: z.ZodType<T>): T {
  let text = ''
  let data: unknown
  try {
    text = readText(file)
    data = parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : error
    throw new Refusal(`${file}: ${text && 'not valid YAML: '}${oneLine(reason)}`)
  }
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Refusal(`${file}: ${oneLine(issue?.path.join('.') || 'the file')}: ${oneLine(issue?.message)}.`)
}
