import { compose } from '../compose/compose'
import { readChannel } from '../release/store'
import { command, store } from './command'

const help = `
npm run compose

Composes the site from the releases that are live: after a change of the site configuration.
`

await command(help, async () => {
  const pages = await compose(store, readChannel(store))
  console.log(`Composed ${pages} pages.`)
})
