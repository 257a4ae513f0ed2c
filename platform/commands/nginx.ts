import { resolve } from 'node:path'
import { isNotFound, notFoundPath } from '@college/shared/contract/page-data'
import type { PackageName } from '@college/shared/contract/release-manifest'
import type { SiteConfig } from '@college/shared/contract/site-config'
import { joinReleases } from '../compose/join-releases'
import { sectionConfiguration, siteConfiguration } from '../server/nginx'
import { liveIn } from '../store/channel'
import { fetchRelease } from '../store/fetch-release'
import { readChannel } from '../store/log'
import { readSite } from '../store/read-site'
import { Refusal, readRelease, type Store } from '../store/site-store'
import { wholeNumber } from '../store/whole-number'
import { command } from './command'

export const nginx = command('nginx', {
  summary: 'prints an nginx configuration for the site or a section',
  help: `
npx college nginx [<section> <options>]

Prints an nginx configuration for the composed site, or for a section's own server (origins in the site
configuration). It belongs into a file in /etc/nginx/conf.d; a refusal leaves that as it was with
npx college nginx > college.conf.new && mv college.conf.new college.conf

  <section>               one with an origin of its own; without it, the site
  --root <folder>         the folder to serve; without it, the one that compose writes
  --certificate <file>    the TLS certificate; without it, certbot's for the origin
  --key <file>            its private key
  --listen <address>      where to answer HTTPS, such as 127.0.0.1:8443; without it, the origin's port, over IPv6 too
  --plain <address>       where to lead HTTP to HTTPS; without it, port 80, over IPv6 too
  --no-brotli             for an nginx without the module brotli_static
`,
  words: 1,
  async run(options, words, { store }) {
    const site = readSite(store.site)
    const [section] = words
    const { origin, hostname } = new URL(section ? originOf(store, site, section) : site.origin)
    const certificates = `/etc/letsencrypt/live/${hostname}`
    const server = {
      origin,
      root: pathNamed('--root', options.root ?? store.public),
      certificate: pathNamed('--certificate', options.certificate ?? `${certificates}/fullchain.pem`),
      key: pathNamed('--key', options.key ?? `${certificates}/privkey.pem`),
      listen: addressNamed('--listen', options.listen),
      plain: addressNamed('--plain', options.plain),
      brotli: !options['no-brotli'],
    }
    process.stdout.write(
      section
        ? sectionConfiguration(server, section, new URL(site.origin).origin)
        : siteConfiguration(server, await notFoundFolders(store, site), site),
    )
  },
})

/** @throws Refusal for `$`, which nginx has no way to escape */
function pathNamed(option: string, text: string): string {
  if (!text.includes('$')) return resolve(text)
  throw new Refusal(
    `${option}: found '${text}', expected a path without '$', with which nginx begins a variable.`,
  )
}

/** @throws Refusal when nginx cannot listen there */
function addressNamed(option: string, text: string | undefined): string | undefined {
  if (text === undefined) return
  const port = /^(?:(?:[\w.*-]+|\[[\da-f:]+\]):)?(\d+)$/i.exec(text)?.[1]
  if (wholeNumber(port ?? '', 1, 65_535)) return text
  throw new Refusal(
    `${option}: found '${text}', expected a port or an address with one, such as 127.0.0.1:8443.`,
  )
}

function originOf(store: Store, site: SiteConfig, section: PackageName): string {
  const origin = section === 'shell' ? undefined : site.origins?.[section]
  if (origin) return origin
  throw new Refusal(
    `${store.site}: origins: found none for '${section}', expected one such as https://${section}.example.org; without one its files lie beside the pages.`,
  )
}

/** Folders of pages that have a separate not-found page, by the live releases. */
async function notFoundFolders(store: Store, site: SiteConfig): Promise<string[]> {
  const channel = await readChannel(store)
  for (const [name, version] of liveIn(channel)) await fetchRelease(store, name, version, false)
  const manifest = (name: PackageName, version: string) => readRelease(store, name, version)
  const { pages } = joinReleases({ manifest }, channel, site)
  return pages
    .filter(({ path }) => isNotFound(path) && path !== notFoundPath)
    .map(({ path }) => path.slice(0, -notFoundPath.length))
}
