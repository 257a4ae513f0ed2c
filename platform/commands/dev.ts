import { sections } from '@college/shared/contract'
import { runServers } from '../dev/dev-servers'
import { refuseUnreleased } from '../dev/refuse-unreleased'
import { command, packageNamed } from './command'

export const dev = command({
  summary: 'opens the whole site from source, with hot reload',
  help: `
npx college dev [<section> …]

Opens the whole site with hot reload. With sections named, only those (and the shell) run from source;
the others come from their releases. DEV_PORT names another first port than 5173.

  <section>   ${sections.join(', ')}
`,
  options: {},
  words: Number.POSITIVE_INFINITY,
  async run(_, names, { root, store }) {
    const fromSource = names.length
      ? names.map(packageNamed).filter((name) => name !== 'shell')
      : [...sections]
    await refuseUnreleased(store, fromSource)
    await runServers(root, fromSource)
    // Watchers and prepared dependencies would keep the process alive.
    process.exit(0)
  },
})
