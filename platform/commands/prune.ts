import { prune } from '../store/prune'
import { Refusal } from '../store/site-store'
import { command } from './command'

export const pruneCommand = command({
  summary: 'removes stored releases that nothing needs any more',
  help: `
npx college prune [--days <days>]

Removes the releases that no composition of the last days needs, neither live nor as a way back; nothing younger than a
day. Run it by hand or from a scheduled job. A rollback to a removed release is refused; its source can be released again.

  --days <days>   30 without it
`,
  options: { days: { type: 'string' } },
  async run(values, _, { store }) {
    const days = Number(values.days ?? '30')
    if (!Number.isInteger(days) || days < 1)
      throw new Refusal(`--days: found '${values.days}', expected a whole number from 1.`)
    const removed = await prune(store, days)
    for (const { name, version } of removed) console.log(`Removed ${name} ${version}.`)
    console.log(`${removed.length || 'No'} releases removed.`)
  },
})
