import { existsSync } from 'node:fs'
import { storeOf } from '../release/channel'
import { Refusal } from '../release/store'
import { serveSite } from '../server/serve-site'
import { channelNamed, command, parsed, store } from './command'

const help = `
npm run serve [-- --channel preview]

Serves the composed site as it is. PORT names another port than 4173; 0 takes a free one.

  --channel preview   serves the preview
`

await command(help, (args) => {
  const { values } = parsed(args, { channel: { type: 'string' } })
  const channel = channelNamed(values.channel)
  const { public: folder } = storeOf(store, channel)
  if (!existsSync(folder))
    throw new Refusal(
      `${folder}: there is no composed site, expected one: npm run compose${channel === 'production' ? '' : ` -- --channel ${channel}`}.`,
    )
  return serveSite(folder)
})
