import { join, resolve } from 'node:path'
import { folderOf, packagesOf } from '@college/shared/preset/checkout'
import { reasonFor } from '../release/authorship'
import { buildGuest, buildPackage } from '../release/build'
import { startCanary } from '../release/canary'
import { putLive } from '../release/put-live'
import { liveVersion } from '../store/channel'
import { readChannel } from '../store/log'
import { Refusal } from '../store/site-store'
import { storeRelease } from '../store/store-release'
import { channelNamed, command, deliverChange, messageOption, numberNamed, packageNamed } from './command'

export const release = command({
  summary: 'builds one section and makes it live',
  help: `
npx college release <section> [--from <folder>] [--channel preview | --canary <percent>] [--message <why>]

Builds one section, stores the release, makes it live and composes the site.
Nothing else is built; the releases of the other sections are not touched.

  <section>             shell, or a section: media for the folder mfe-media
  --from <folder>       releases a remote of another make, built with the federation plugin, as that section
  --channel preview     puts it into the preview, a second site beside the one that visitors see
  --canary <percent>    gives it to a share of visitors (1 to 99); promote gives it to all, rollback takes it back
  --message <why>       what the history says of it; without it, the subject of the last commit
`,
  options: {
    from: { type: 'string' },
    channel: { type: 'string' },
    canary: { type: 'string' },
    ...messageOption,
  },
  words: 1,
  changes: true,
  async run(values, words, { root, store }) {
    const section = packageNamed(words[0], packagesOf(root))
    const channel = channelNamed(values.channel)
    const share = values.canary === undefined ? undefined : numberNamed('--canary', values.canary, 1, 99)
    if (share && channel !== 'production')
      throw new Refusal(
        `--canary: found it with the channel ${channel}, expected it alone; visitors see production.`,
      )

    // Fail before the build: an unreadable store is refused immediately.
    const before = liveVersion(await readChannel(store, channel), section)
    const from = values.from ? resolve(values.from) : folderOf(root, section)
    const manifest = values.from ? await buildGuest(root, from, section) : await buildPackage(root, section)
    const { version } = manifest
    const why = reasonFor(values.message, from)
    await storeRelease(store, join(from, 'dist'), manifest)
    if (share) {
      const { pages } = await startCanary(store, section, version, share, why)
      console.log(`${section} ${version} is live for ${share} % of visitors; composed ${pages} pages.`)
      return deliverChange(store)
    }
    const { pages } = await putLive(store, { [section]: version }, channel, why)
    const where = channel === 'production' ? 'live' : `in the ${channel}`
    if (before === version) console.log(`${section} ${version} was ${where} already; nothing has changed.`)
    else
      console.log(`${section} ${version} is ${where} (before: ${before ?? 'none'}); composed ${pages} pages.`)
    if (channel === 'production') await deliverChange(store)
  },
})
