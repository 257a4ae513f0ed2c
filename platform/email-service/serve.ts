import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { localEmail } from './local-email'
import { answerRequest } from './service'

/**
 * `npx tsx shell/platform/email-service/serve.ts`
 *
 * Starts the local e-mail service, on loopback only. The first line that it prints is the `email` group of a site
 * configuration, as JSON, for whoever started it; it stops with its parent.
 */
const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } })

try {
  const server = createServer(answerRequest).listen(Number(values.port), '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  console.log(JSON.stringify({ ...localEmail, apiOrigin: `http://localhost:${port}` }))
  for (const ending of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(ending, () => process.exit(0))
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(taken ? `Port ${values.port} is in use; name another one with --port.` : error)
  process.exitCode = 1
}
