import { once } from 'node:events'
import { createServer } from 'node:net'
import { Refusal } from '../store/refusal'

/**
 * Checks both addresses of `localhost`, because browsers try both: another server could answer some.
 *
 * @param whose who needs the port: `the editor`
 * @param remedy what to do: `set PORT to another one`
 * @throws Refusal when the port is in use, not for this user, or blocked by browsers
 */
export async function refuseTaken(whose: string, port: number, remedy: string) {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await faultAt(port, host)
    if (code === 'EADDRINUSE') throw new Refusal(`Port ${port} is in use, which ${whose} needs; ${remedy}.`)
    if (code === 'EACCES')
      throw new Refusal(`Port ${port} is not for this user, and ${whose} needs it; ${remedy}.`)
  }
  if (await isBlocked(port))
    throw new Refusal(`Port ${port} is one that browsers refuse, and ${whose} needs it; ${remedy}.`)
}

/** The error code of listening; a machine without IPv6 has a separate one. */
async function faultAt(port: number, host: string): Promise<unknown> {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error
  } finally {
    probe.close()
  }
}

/** Node's `fetch` refuses the ports that browsers do (https://fetch.spec.whatwg.org/#port-blocking). */
const isBlocked = (port: number) =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => false,
    ({ cause }: Error) => cause instanceof Error && cause.message === 'bad port',
  )
