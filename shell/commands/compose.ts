import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compose } from '../compose/compose'
import { putLive } from '../release/put-live'
import { readChannel } from '../release/store'
import { command, store } from './command'

const help = `
npm run compose

Composes the site from the releases that are live: after a change of the site configuration.
  --check   says what would change and changes nothing
`

await command(help, async (args) => {
  if (!args.includes('--check')) {
    const { pages } = await putLive(store, {})
    return console.log(`Composed ${pages} pages.`)
  }
  const files = await compose(store, readChannel(store))
  const changed = [...files]
    .filter(([name, text]) => textOf(join(store.public, name)) !== text)
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
