import { serveSite } from '../server/serve-site'
import { command, store } from './command'

const help = `
npm run serve

Serves the composed site as it is. PORT names another port than 4173; 0 takes a free one.
`

await command(help, () => serveSite(store.public))
