import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { scratch } from './scratch'

/** Six ports before the editor's own; the preview's follows that. */
const port = Number(process.env.EDIT_PORT ?? 5273)
export const editor = `http://localhost:${port + 6}`

let running: ChildProcess | undefined

/** Starts the editor in the scratch copy, and returns the address that it prints. */
export async function startEditor(): Promise<string> {
  const started = spawn('npm', ['run', '--silent', 'edit', '--', '--no-open'], {
    cwd: scratch,
    env: { ...process.env, DEV_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  running = started
  return new Promise((resolve, reject) => {
    let said = ''
    started.stdout?.on('data', (data) => {
      said += data
      const address = /Edit at (\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
    started.once('exit', (status) => reject(new Error(`The editor ended with ${status}: ${said}`)))
  })
}

export async function endEditor() {
  if (!running?.pid || running.exitCode !== null) return
  const ended = once(running, 'exit')
  const group = -running.pid
  process.kill(group, 'SIGTERM')
  const late = setTimeout(() => process.kill(group, 'SIGKILL'), 10_000)
  await ended
  clearTimeout(late)
}
