import { resolve } from 'node:path'
import { compositionOf } from '../compose/composition'
import { readSite } from '../compose/site'
import { readChannel } from '../release/channel'
import { siteConfiguration } from '../server/nginx'
import { notFoundPath } from '../src/page-data'
import { command, store } from './command'
import { parsed } from './options'

const help = `
npm run nginx [-- <options>]

Prints an nginx configuration for the composed site, for a file in /etc/nginx/conf.d.

  --root <folder>         the folder to serve; without it, the one that compose writes
  --certificate <file>    the TLS certificate; without it, that of certbot for the site's origin
  --key <file>            its private key
  --listen <address>      where to answer HTTPS, such as 127.0.0.1:8443; without it, the origin's port
  --plain <address>       where to lead HTTP to HTTPS; without it, port 80
  --no-brotli             for an nginx without the module brotli_static
`

await command(help, (args) => {
  const { values: options } = parsed(args, {
    root: { type: 'string' },
    certificate: { type: 'string' },
    key: { type: 'string' },
    listen: { type: 'string' },
    plain: { type: 'string' },
    'no-brotli': { type: 'boolean' },
  })
  const site = readSite(store.site)
  const { pages } = compositionOf(store, readChannel(store), site)
  const notFoundFolders = pages
    .filter(({ path }) => path.endsWith(notFoundPath) && path !== notFoundPath)
    .map(({ path }) => path.slice(0, -notFoundPath.length))
  const { hostname, origin } = new URL(site.origin)
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
  process.stdout.write(siteConfiguration(server, notFoundFolders))
})
