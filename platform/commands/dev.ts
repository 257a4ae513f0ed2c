import { packagesOf, sectionsOf } from '@college/shared/preset/checkout'
import { runServers } from '../dev/dev-servers'
import { refuseUnreleased } from '../dev/refuse-unreleased'
import { command, packageNamed } from './command'

export const dev = command({
  summary: 'opens the whole site from source, with hot reload',
  help: `
npx college dev [<section> …]

Opens the whole site with hot reload. With sections named, only those (and the shell) run from source;
the others come from their releases. DEV_PORT names another first port than 5173.

  <section>   media for the folder mfe-media
`,
  options: {},
  words: Number.POSITIVE_INFINITY,
  async run(_, names, { root, store }) {
    const fromSource = names.length
      ? names.map((name) => packageNamed(name, packagesOf(root))).filter((name) => name !== 'shell')
      : sectionsOf(root)
    await refuseUnreleased(root, store, fromSource)
    await runServers(root, fromSource)
    // Watchers and prepared dependencies would keep the process alive.
    process.exit(0)
  },
})
