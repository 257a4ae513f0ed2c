import { existsSync } from 'node:fs'
import { storeOf } from '../release/channel'
import { compositionAt, numberAt, siteAt } from '../release/history'
import { Refusal } from '../release/store'
import { serveSite } from '../server/serve-site'
import { channelNamed, command, parsed, store } from './command'

const help = `
npm run serve [-- --channel preview | --at <number or date>]

Serves the composed site as it is. PORT names another port than 4173; 0 takes a free one.

  --channel preview   serves the preview
  --at 412            serves the site as it was in a composition of the history, or at the end of a day (2026-03-31)
`

await command(help, async (args) => {
  const { values } = parsed(args, { channel: { type: 'string' }, at: { type: 'string' } })
  if (values.at !== undefined) return serveAt(values.at)
  const channel = channelNamed(values.channel)
  const { public: folder } = storeOf(store, channel)
  if (!existsSync(folder))
    throw new Refusal(
      `${folder}: there is no composed site, expected one: npm run compose${channel === 'production' ? '' : ` -- --channel ${channel}`}.`,
    )
  return serveSite(folder)
})

/** What is composed for this alone goes when the server ends. */
async function serveAt(word: string) {
  const entry = await compositionAt(store.driver, await numberAt(store.driver, word))
  const { folder, remove } = await siteAt(store, entry)
  process.once('exit', remove)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
  console.log(`Composition ${entry.number}, live from ${entry.when}: ${entry.why}`)
  return serveSite(folder)
}
