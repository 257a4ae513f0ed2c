import { resolve } from 'node:path'
import { sections } from '../../../shared/contract/contract'
import { isNotFound, notFoundPath } from '../../../shared/contract/page-data'
import type { PackageName } from '../../../shared/contract/release-manifest'
import type { SiteConfig } from '../../../shared/site/site-config'
import { compositionOf } from '../compose/composition'
import { readSite } from '../compose/site'
import { editorProxy } from '../editor/serve-editors'
import { readChannel, versionsIn } from '../release/channel'
import { packages, Refusal } from '../release/store'
import { sectionConfiguration, siteConfiguration } from '../server/nginx'
import { onThisMachine } from '../store/on-this-machine'
import { command, packageNamed, parsed, root, store } from './command'

const help = `
npm run nginx [-- <section> <options>]
npm run nginx -- edit --origin <https origin>

Prints an nginx configuration for the composed site, or for a section's own server (origins in the site
configuration), or the proxy before npm run edit -- --serve. It belongs into a file in /etc/nginx/conf.d.

  <section>               ${sections.join(', ')}; without it, the site
  --root <folder>         the folder to serve; without it, the one that compose writes
  --certificate <file>    the TLS certificate; without it, certbot's for the origin
  --key <file>            its private key
  --listen <address>      where to answer HTTPS, such as 127.0.0.1:8443; without it, the origin's port
  --plain <address>       where to lead HTTP to HTTPS; without it, port 80
  --no-brotli             for an nginx without the module brotli_static
`

await command(help, async (args) => {
  const { values: options, positionals } = parsed(args, {
    root: { type: 'string' },
    certificate: { type: 'string' },
    key: { type: 'string' },
    listen: { type: 'string' },
    plain: { type: 'string' },
    'no-brotli': { type: 'boolean' },
    origin: { type: 'string' },
  })
  if (positionals[0] === 'edit') {
    const { origin, certificate, key } = options
    if (!origin) throw new Refusal('--origin: found none, expected one such as https://edit.example.org.')
    process.stdout.write(editorProxy(root, { origin, certificate, key }))
    return
  }
  const site = readSite(store.site)
  const section = positionals[0] === undefined ? undefined : packageNamed(positionals[0])
  const { origin, hostname } = new URL(section ? originOf(site, section) : site.origin)
  const certificates = `/etc/letsencrypt/live/${hostname}`
  const server = {
    origin,
    root: resolve(options.root ?? store.public),
    certificate: resolve(options.certificate ?? `${certificates}/fullchain.pem`),
    key: resolve(options.key ?? `${certificates}/privkey.pem`),
    listen: options.listen,
    plain: options.plain ?? '80',
    brotli: !options['no-brotli'],
  }
  process.stdout.write(
    section
      ? sectionConfiguration(server, section, new URL(site.origin).origin)
      : siteConfiguration(server, await notFoundFolders(site)),
  )
})

function originOf(site: SiteConfig, section: PackageName): string {
  const origin = section === 'shell' ? undefined : site.origins?.[section]
  if (origin) return origin
  throw new Refusal(
    `${store.site}: origins: found none for '${section}', expected one such as https://${section}.example.org; without one its files lie beside the pages.`,
  )
}

/** Folders of pages with a not-found page of their own, as the live releases have them. */
async function notFoundFolders(site: SiteConfig): Promise<string[]> {
  const channel = await readChannel(store)
  for (const name of packages)
    for (const version of versionsIn(channel, name).slice(0, 1))
      await onThisMachine(store, name, version, false)
  const { pages } = compositionOf(store, channel, site)
  return pages
    .filter(({ path }) => isNotFound(path) && path !== notFoundPath)
    .map(({ path }) => path.slice(0, -notFoundPath.length))
}
