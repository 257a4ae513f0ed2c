import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setting } from '../store/settings'
import { refuseTaken } from './refuse-taken'
import { siteServer } from './site-server'

/** The port of the site on this machine: `PORT`, or 4173. */
const sitePort = () => setting('PORT') ?? 4173

/** @throws Refusal when {@link serveSite} would refuse */
export async function refuseTakenSitePort() {
  if (sitePort()) await refuseTaken('the site', sitePort(), 'set PORT to another one')
}

/** Serves a composed site at a free port, beside the one that visitors get, until it is stopped. */
export async function serveAside(folder: string) {
  const server = siteServer(folder).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { folder, origin: `http://localhost:${(server.address() as AddressInfo).port}`, stop }
}

/**
 * Serves a composed site on this machine and prints its address. Never resolves.
 *
 * @throws Refusal when the port is in use, or blocked by browsers
 */
export async function serveSite(folder: string): Promise<never> {
  await refuseTakenSitePort()
  const server = siteServer(folder).listen(sitePort(), '127.0.0.1')
  await once(server, 'listening')
  console.log(`The site is ready at http://localhost:${(server.address() as AddressInfo).port}`)
  return new Promise(() => {})
}
