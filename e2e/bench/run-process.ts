import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'

/**
 * Runs a program to its end.
 *
 * @param name its name in the error
 * @throws Error with its output, when it ends with a status other than 0
 */
export function runProcess(
  name: string,
  program: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<void> {
  const child: ChildProcess = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr?.on('data', (text) => {
    said += text
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name}: ended with status ${code}.\n${said}`)),
    )
  })
}
