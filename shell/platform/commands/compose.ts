import { composedFrom, readChannel, storeOf } from '../release/channel'
import { compareWithServed, putLive } from '../release/put-live'
import { channelNamed, command, parsed, store } from './command'

const help = `
npm run compose [-- --check] [--channel preview]

Composes the site from the releases that are live: after a change of the site configuration.

  --check             says what would change and changes nothing
  --channel preview   composes the preview: what is live, with the preview's own releases in it
`

await command(help, async (args) => {
  const { values } = parsed(args, { check: { type: 'boolean' }, channel: { type: 'string' } })
  const channel = channelNamed(values.channel)
  if (!values.check) {
    const { pages } = await putLive(store, {}, channel)
    return console.log(`Composed ${pages} pages.`)
  }
  const own = storeOf(store, channel)
  const from = composedFrom(store, readChannel(store, channel), channel)
  const { differing } = await compareWithServed(own, from, channel)
  console.log(
    differing.length
      ? `Would change:\n${differing.map((name) => `  ${name}`).join('\n')}`
      : 'Nothing would change.',
  )
})
