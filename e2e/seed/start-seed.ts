import { spawn } from 'node:child_process'
import { laySeed, seed } from './seed'

/*
 * Lays the checkout with the frozen content, builds what has changed and serves its site, like `npm start` in
 * any checkout. With `--prepare` it does not serve.
 */
laySeed()
const child = spawn('node', ['platform/college.js', 'start', ...process.argv.slice(2)], {
  cwd: seed,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (status) => {
  process.exitCode = status ?? 1
})
