import { parseArgs } from 'node:util'
import { localEmail } from './local-email'
import { startEmailService } from './service'

/**
 * `npx tsx shell/platform/email-service/serve.ts`
 *
 * Starts the local e-mail service. The first line that it prints is the `email` group of a site configuration,
 * as JSON, for whoever started it; it stops with its parent.
 */
const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } })

try {
  const { origin, close } = await startEmailService({ port: Number(values.port) })
  console.log(JSON.stringify({ ...localEmail, apiOrigin: origin }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => close().then(() => process.exit(0)))
  process.once('disconnect', () => process.exit(0))
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(taken ? `Port ${values.port} is in use; name another one with --port.` : error)
  process.exitCode = 1
}
