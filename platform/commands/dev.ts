import { ownSection, packagesOf, sectionsOf } from '@college/shared/preset/checkout'
import { runServers } from '../dev/dev-servers'
import { liveVersion } from '../store/channel'
import { readChannel } from '../store/log'
import { Refusal } from '../store/site-store'
import { command, packagesNamed } from './command'

export const dev = command('dev', {
  summary: 'opens the whole site from source, with hot reload',
  help: `
npx college dev [<section> …]

Opens the whole site with hot reload. With sections named, only those (and the shell) run from source;
the others come from their releases. DEV_PORT names another first port than 5173.

  <section>   media for the folder mfe-media
`,
  storeless: true,
  words: Number.POSITIVE_INFINITY,
  async run(_, names, { root, store }) {
    if (ownSection(root))
      throw new Refusal(
        "dev: found no source of the shell in a section's own repository; expected npm start, which serves the live site with this section.",
      )
    const fromSource = names.length
      ? packagesNamed(names, packagesOf(root)).filter((name) => name !== 'shell')
      : sectionsOf(root)
    const channel = await readChannel(store)
    const missing = sectionsOf(root).filter(
      (name) => !fromSource.includes(name) && !liveVersion(channel, name),
    )
    if (missing.length)
      throw new Refusal(
        `${missing.join(', ')}: not released here yet, so it cannot come from a release; run npm start once, or name it too.`,
      )
    await runServers(root, fromSource, store)
    // Watchers and the dependency optimizer would keep the process alive.
    process.exit(0)
  },
})
