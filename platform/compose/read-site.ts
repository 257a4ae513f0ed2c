import { statSync } from 'node:fs'
import { readText } from '@college/shared/content/read-folder'
import { type SiteConfig, siteConfig } from '@college/shared/contract/site-config'
import { parse } from 'yaml'
import { localEmail } from '../email-service/local-email'
import { setting } from '../store/settings'
import { Refusal } from '../store/site-store'

/**
 * Reads and checks the site configuration. Without an e-mail service it uses the local one,
 * except in production (`SITE_ENV=production`).
 *
 * @throws Refusal with file, field and what was expected
 */
export function readSite(file: string): SiteConfig {
  const site = readFile(file)
  if (site.email) return site
  if (setting('SITE_ENV') !== 'production') return { ...site, email: localEmail }
  throw new Refusal(
    `${file}: email: found no e-mail service, expected serviceId, templates and publicKey, because the forms of a site for production need one; get them at https://dashboard.emailjs.com/admin.`,
  )
}

function readFile(file: string): SiteConfig {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Refusal(`${file}: found no file, expected the site configuration.`)
  const result = siteConfig.safeParse(readYaml(file))
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Refusal(`${file}: ${issue?.path.join('.')}: ${issue?.message}.`)
}

/**
 * Reads a YAML file that people write.
 *
 * @throws Refusal when it is not valid YAML or UTF-8
 */
export function readYaml(file: string): unknown {
  let text = ''
  try {
    text = readText(file)
    return parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : error
    throw new Refusal(`${file}: ${text && 'not valid YAML: '}${reason}`)
  }
}
