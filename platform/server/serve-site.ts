import { Refusal } from '../store/site-store'
import { siteServer } from './site-server'

/**
 * Serves a composed site on this machine, at `PORT` or 4173, and says where. Settles never.
 *
 * @throws Refusal when the port is no port, or is in use
 */
export function serveSite(folder: string): Promise<void> {
  const port = portNamed(process.env.PORT ?? '4173')
  return new Promise((_, reject) => {
    const server = siteServer(folder)
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Refusal(`Port ${port} is in use; set PORT to another one.`) : error,
      ),
    )
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const actual = address && typeof address === 'object' ? address.port : port
      console.log(`The site is ready at http://localhost:${actual}`)
    })
  })
}

function portNamed(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new Refusal(`PORT: found '${text}', expected a whole number from 0 to 65535.`)
}
