import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A server started by a test. */
export type Running = { output: () => string; stop: () => Promise<void> }

/**
 * Starts a server and waits until it is ready.
 *
 * @throws Error with all its output, when it ends before that
 */
export async function running(
  command: string,
  args: string[],
  {
    cwd,
    env = {},
    ready,
  }: { cwd: string; env?: Record<string, string>; ready: (said: string) => Promise<boolean> | boolean },
): Promise<Running> {
  // In a separate process group, so that everything it starts ends with it.
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, detached: true })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += data
    })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
    const ended = once(child, 'exit')
    process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  const limit = Date.now() + 60_000
  while (!(await ready(said))) {
    if (child.exitCode !== null || Date.now() > limit) {
      await stop()
      throw new Error(`${command} ${args.join(' ')}: is not ready. It said:\n${said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { output: () => said, stop }
}
