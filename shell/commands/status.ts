import { packages, readChannel, readRelease, storedVersions } from '../release/store'
import { command, store } from './command'

const help = `
npm run status

Shows for every section which release is live, since when, its size, and what else is stored.
`

await command(help, () => {
  const channel = readChannel(store)
  console.table(
    Object.fromEntries(
      packages.map((name) => {
        const live = channel[name]?.[0]
        if (!live) return [name, { live: 'none' }]
        const { files, pages } = readRelease(store, name, live.version)
        const kilobytes = Math.round(Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0) / 1000)
        const stored = storedVersions(store, name).filter((version) => version !== live.version)
        const row = {
          live: live.version,
          since: live.since,
          pages: pages.length,
          'size kB': kilobytes,
          'also stored': stored.join(' '),
        }
        return [name, row]
      }),
    ),
  )
})
