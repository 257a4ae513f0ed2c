import { type ChildProcess, spawn } from 'node:child_process'
import { ports } from '../../shared/build/ports'
import { sections } from '../../shared/contract/contract'
import { fromSourceVariable } from '../dev/dev-site'
import { folderOf } from '../release/build'
import { readChannel } from '../release/channel'
import { Refusal } from '../release/store'
import { command, packageNamed, root, store } from './command'

const help = `
npm run dev [-- <section> …]

Opens the whole site with hot reload. With sections named, only those (and the shell) run from source;
the others come from their releases.

  <section>   ${sections.join(', ')}
`

await command(help, async (names) => {
  const fromSource = names.length ? names.map(packageNamed).filter((name) => name !== 'shell') : [...sections]
  const channel = readChannel(store)
  const missing = sections.filter((name) => !fromSource.includes(name) && !channel[name]?.length)
  if (missing.length)
    throw new Refusal(
      `${missing.join(', ')}: not released here yet, so it cannot come from a release; run npm start once, or name it too.`,
    )

  const servers = [...fromSource, 'shell' as const].map((name) =>
    spawn('npx', ['vite', '--clearScreen', 'false', '--logLevel', name === 'shell' ? 'info' : 'warn'], {
      cwd: folderOf(root, name),
      stdio: 'inherit',
      env: {
        ...process.env,
        [fromSourceVariable]: fromSource.join(','),
        VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
      },
    }),
  )
  console.log(`Opening the site at http://localhost:${ports.shell} …`)
  await firstEnd(servers)
})

/** Settles when one server ends or the terminal interrupts; all of them end together. */
function firstEnd(servers: ChildProcess[]): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      for (const server of servers) server.kill()
      resolve()
    }
    for (const server of servers) server.on('exit', end)
    process.on('SIGINT', end)
    process.on('SIGTERM', end)
  })
}
