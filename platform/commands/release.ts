import { resolve } from 'node:path'
import { folderOf, packagesOf } from '@college/shared/preset/checkout'
import { reasonFor } from '../release/authorship'
import { buildGuest, buildPackages, storeBuilt } from '../release/build'
import { startCanary } from '../release/canary'
import { putLive } from '../release/put-live'
import { liveVersion } from '../store/channel'
import { readChannel } from '../store/log'
import { refuseNoStore } from '../store/open-store'
import { Refusal } from '../store/site-store'
import { channelNamed, command, deliverChange, numberNamed, packagesNamed } from './command'

export const release = command('release', {
  summary: 'builds a section, or several, and makes them live',
  help: `
npx college release <section> … [--from <folder>] [--channel preview | --canary <percent>] [--message <why>]

Builds a section, stores the release, makes it live and composes the site. Nothing else is built; the releases of the
other sections are not touched. Several sections go live in one change, as a new contract or another React asks for.

  <section>             shell, or a section: media for the folder mfe-media
  --from <folder>       releases a remote of another make, built with the federation plugin, as that section
  --channel preview     puts it into the preview, a second site beside the one that visitors see
  --canary <percent>    gives it to a share of visitors (1 to 99); promote gives it to all, rollback takes it back
  --message <why>       what the history says of it; without it, the subject of the last commit
`,
  words: Number.POSITIVE_INFINITY,
  changes: true,
  begins: true,
  async run(values, words, { root, store }) {
    const sections = packagesNamed(words, packagesOf(root))
    // No site begins with a section.
    if (!sections.includes('shell')) await refuseNoStore(store)
    const [section = '', ...others] = sections
    const channel = channelNamed(values.channel)
    const share = values.canary === undefined ? undefined : numberNamed('--canary', values.canary, 1, 99)
    if (share && channel !== 'production')
      throw new Refusal(
        `--canary: found it with the channel ${channel}, expected it alone; visitors see production.`,
      )
    if ((share || values.from) && others.length)
      throw new Refusal(
        `found ${words.join(' ')} with ${share ? '--canary' : '--from'}, expected one section with it.`,
      )

    // Fail before the build if the store cannot be read.
    const before = await readChannel(store, channel)
    const folderFor = (name: string) => (values.from ? resolve(values.from) : folderOf(root, name))
    if (values.from) await buildGuest(root, folderFor(section), section)
    else await buildPackages(root, sections)
    const versions: Record<string, string> = {}
    for (const name of sections) versions[name] = await storeBuilt(store, folderFor(name))
    const why = reasonFor(values.message, others.length ? root : folderFor(section))
    if (share) {
      const { pages } = await startCanary(store, section, versions[section] ?? '', share, why)
      console.log(
        `${section} ${versions[section]} is live for ${share} % of visitors; composed ${pages} pages.`,
      )
      return deliverChange(store)
    }
    const { pages } = await putLive(store, versions, channel, why)
    const where = channel === 'production' ? 'live' : `in the ${channel}`
    for (const [name, version] of Object.entries(versions)) {
      const live = liveVersion(before, name)
      if (live === version) console.log(`${name} ${version} was ${where} already; nothing has changed.`)
      else console.log(`${name} ${version} is ${where} (before: ${live ?? 'none'}); composed ${pages} pages.`)
    }
    if (channel === 'production') await deliverChange(store)
  },
})
