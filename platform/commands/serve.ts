import { existsSync } from 'node:fs'
import { compositionAt, numberAt, siteAt } from '../release/history'
import { proposalOf } from '../release/proposal'
import { serveSite } from '../server/serve-site'
import { storeOf } from '../store/channel'
import { Refusal, type Store } from '../store/site-store'
import { channelNamed, command } from './command'

export const serve = command('serve', {
  summary: 'serves the composed site on this machine',
  help: `
npx college serve [--channel preview | --proposal <name> | --at <number or date>]

Serves the composed site as it is. PORT names another port than 4173; 0 takes a free one.

  --channel preview   serves the preview
  --proposal <name>   serves what npx college preview <name> has composed
  --at 412            serves the site as it was in a composition of the history, or at the end of a day (2026-03-31)
`,
  alone: ['at', 'proposal'],
  async run(values, __, { store }) {
    if (values.at !== undefined) return serveAt(store, values.at)
    const channel = channelNamed(values.channel)
    const { proposal } = values
    const { public: folder } = proposal ? proposalOf(store, proposal) : storeOf(store, channel)
    const making = proposal
      ? `preview ${proposal} <section>`
      : `compose${channel === 'production' ? '' : ` --channel ${channel}`}`
    if (!existsSync(folder))
      throw new Refusal(`${folder}: found no composed site there, expected one: npx college ${making}.`)
    return serveSite(folder)
  },
})

/** Removes the composed site when the server ends. */
async function serveAt(store: Store, word: string) {
  const entry = await compositionAt(store.driver, await numberAt(store.driver, word))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
  const { folder } = await siteAt(store, entry)
  console.log(`Composition ${entry.number}, live from ${entry.when}: ${entry.why}`)
  return serveSite(folder)
}
