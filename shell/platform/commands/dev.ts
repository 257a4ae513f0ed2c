import { sections } from '../../../shared/contract/contract'
import { startServers } from '../dev/dev-servers'
import { readChannel } from '../release/channel'
import { Refusal } from '../release/store'
import { command, packageNamed, root, store } from './command'

const help = `
npm run dev [-- <section> …]

Opens the whole site with hot reload. With sections named, only those (and the shell) run from source;
the others come from their releases. DEV_PORT names another first port than 5173.

  <section>   ${sections.join(', ')}
`

await command(help, async (names) => {
  const fromSource = names.length ? names.map(packageNamed).filter((name) => name !== 'shell') : [...sections]
  const channel = await readChannel(store)
  const missing = sections.filter((name) => !fromSource.includes(name) && !channel[name]?.length)
  if (missing.length)
    throw new Refusal(
      `${missing.join(', ')}: not released here yet, so it cannot come from a release; run npm start once, or name it too.`,
    )

  const { ended } = await startServers(root, fromSource)
  await ended
})
