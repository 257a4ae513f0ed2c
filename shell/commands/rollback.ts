import { putLive, versionBefore } from '../release/put-live'
import { readChannel } from '../release/store'
import { command, packageNamed, store } from './command'

const help = `
npm run rollback -- <section> [version]

Makes the release before, or the one named, live again. Nothing is built.
`

await command(help, async ([name, version]) => {
  const section = packageNamed(name)
  const before = readChannel(store)[section]?.[0]?.version
  const wanted = versionBefore(store, section, version)
  const { pages } = await putLive(store, { [section]: wanted })
  console.log(`${section} ${wanted} is live again (before: ${before}); composed ${pages} pages.`)
})
