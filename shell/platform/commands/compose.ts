import { composedFrom, readChannel, storeOf } from '../release/channel'
import { compareWithServed, takeFacts } from '../release/put-live'
import { reasonFor } from '../store/reason'
import { changingCommand, channelNamed, deliverChange, messageOption, parsed, store } from './command'

const help = `
npm run compose [-- --check] [--channel preview] [--message <why>]

Composes the site from the releases that are live: after a change of the site configuration.

  --check             says what would change and changes nothing
  --channel preview   composes the preview: what is live, with the preview's own releases in it
  --message <why>     what the history says of it
`

await changingCommand(help, async (args) => {
  const { values } = parsed(args, {
    check: { type: 'boolean' },
    channel: { type: 'string' },
    ...messageOption,
  })
  const channel = channelNamed(values.channel)
  if (!values.check) {
    const { pages } = await takeFacts(store, {}, channel, reasonFor(values.message))
    console.log(`Composed ${pages} pages.`)
    return channel === 'production' ? deliverChange() : undefined
  }
  const own = storeOf(store, channel)
  const from = await composedFrom(store, await readChannel(store, channel), channel)
  const { differing } = await compareWithServed(own, from, channel)
  console.log(
    differing.length
      ? `Would change:\n${differing.map((name) => `  ${name}`).join('\n')}`
      : 'Nothing would change.',
  )
})
