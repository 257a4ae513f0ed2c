import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compose } from '../compose/compose'
import { composedFrom, readChannel, storeOf } from '../release/channel'
import { putLive } from '../release/put-live'
import { command, store } from './command'
import { channelNamed, parsed } from './options'

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
  const files = await compose(own, composedFrom(store, readChannel(store, channel), channel), channel)
  const changed = [...files]
    .filter(([name, text]) => textOf(join(own.public, name)) !== text)
    .map(([name]) => name)
  console.log(
    changed.length
      ? `Would change:\n${changed.map((name) => `  ${name}`).join('\n')}`
      : 'Nothing would change.',
  )
})

function textOf(file: string) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
