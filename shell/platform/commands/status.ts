import type { ChannelName } from '../../../shared/contract/composition'
import { composedFrom, packagesIn, readChannel } from '../release/channel'
import { packages, readRelease, storedVersions } from '../release/store'
import { command, parsed, store } from './command'

const help = `
npm run status

Shows for every section which release is live, since when, its size, and what else is stored; then what the
preview has of its own, and which release a share of visitors gets.
`

await command(help, (args) => {
  parsed(args, {})
  console.table(Object.fromEntries(packages.map((name) => [name, row(name, 'production')])))
  const { canary } = readChannel(store)
  if (canary)
    console.log(
      `Canary: ${canary.section} ${canary.version} for ${canary.share} % of visitors, since ${canary.since}.`,
    )
  const previewed = packagesIn(readChannel(store, 'preview'))
  if (!previewed.length) return console.log('The preview has nothing of its own.')
  console.log('In the preview, beside what is live:')
  console.table(Object.fromEntries(previewed.map((name) => [name, row(name, 'preview')])))
})

function row(name: (typeof packages)[number], channel: ChannelName) {
  const live = composedFrom(store, readChannel(store, channel), channel)[name]?.[0]
  if (!live) return { release: 'none' }
  const { files, pages } = readRelease(store, name, live.version)
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0)
  return {
    release: live.version,
    since: live.since,
    age: ageOf(live.since),
    pages: pages.length,
    'size kB': Math.round(bytes / 1000),
    'also stored': storedVersions(store, name)
      .filter((version) => version !== live.version)
      .join(' '),
  }
}

/** How long ago that was, in the largest unit that gives a whole number. */
function ageOf(since: string): string {
  const minutes = Math.floor((Date.now() - Date.parse(since)) / 60_000)
  if (minutes < 60) return `${minutes} min`
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`
  return `${Math.floor(minutes / 1440)} d`
}
