import { prune } from '../store/prune'
import { command, numberNamed } from './command'

export const pruneCommand = command('prune', {
  summary: 'removes stored releases that nothing needs any more',
  help: `
npx college prune [--days <days>]

Removes the releases that no composition of the last days needs, neither live nor as a way back; nothing younger than a
day. Run it by hand or from a scheduled job. A rollback to a removed release is refused; its source can be released again.

  --days <days>   30 without it
`,
  async run(values, _, { store }) {
    const days = numberNamed('--days', values.days ?? '30', 1)
    const removed = await prune(store, days)
    for (const { name, version } of removed) console.log(`Removed ${name} ${version}.`)
    console.log(`${removed.length || 'No'} releases removed.`)
  },
})
