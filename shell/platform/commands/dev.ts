import { sections } from '../../../shared/contract/contract'
import { startServers } from '../dev/dev-servers'
import { refuseUnreleased } from '../dev/refuse-unreleased'
import { command, packageNamed, root } from './command'

const help = `
npm run dev [-- <section> …]

Opens the whole site with hot reload. With sections named, only those (and the shell) run from source;
the others come from their releases. DEV_PORT names another first port than 5173.

  <section>   ${sections.join(', ')}
`

await command(help, async (names) => {
  const fromSource = names.length ? names.map(packageNamed).filter((name) => name !== 'shell') : [...sections]
  await refuseUnreleased(fromSource)
  const { ended } = await startServers(root, fromSource)
  await ended
})
