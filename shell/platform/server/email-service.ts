import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readSite } from '../compose/site'
import { localEmail, localEmailPort } from '../email-service/local-email'

/**
 * Starts the local e-mail service as a process of its own, when the site configuration names none. It ends
 * with this process. Its inbox shows what the forms have sent.
 *
 * @param root the repository's folder
 */
export function startEmailService(root: string, siteFile: string) {
  if (readSite(siteFile).email !== localEmail) return
  const tsx = createRequire(import.meta.url).resolve('tsx/cli')
  const service = join(root, 'shell/platform/email-service/serve.ts')
  const child = spawn(process.execPath, [tsx, service, '--port', String(localEmailPort)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.on('spawn', () => console.log(`Messages from the forms arrive at ${localEmail.apiOrigin}`))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
  process.once('exit', () => child.kill())
}
