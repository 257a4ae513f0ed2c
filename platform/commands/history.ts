import { refuseLostHistory } from '../site/switch-site'
import { liveIn, storeOf } from '../store/channel'
import { broughtBy, type Entry, numbersOf, readEntries } from '../store/log'
import { channelNamed, command, numberNamed } from './command'

export const history = command('history', {
  summary: 'lists what was live: when, by whom, why',
  help: `
npx college history [--last <count>] [--channel preview]

Lists the compositions that were live, newest first: number, when, who, which releases it brought in place of which, and why.
npx college rollback --site <number> makes one live again.

  --last <count>      so many of them; 20 without it
  --channel preview   those of the preview
`,
  async run(values, __, { store }) {
    const count = numberNamed('--last', values.last ?? '20', 1)
    const channel = channelNamed(values.channel)
    // One more: each line compares with the composition before.
    const numbers = await numbersOf(store.driver, channel, count + 1)
    const { entries, damaged } = await readEntries(store.driver, channel, numbers)
    for (const entry of entries.slice(0, count))
      console.log(
        lineOf(
          entry,
          entries.find(({ number }) => number === entry.number - 1),
        ),
      )
    // One that cannot be read hides no other.
    if (damaged) throw damaged
    await refuseLostHistory(storeOf(store, channel), channel)
    if (!numbers.length) console.log('The history is empty: nothing has been released yet.')
  },
})

function lineOf(entry: Entry, before: Entry | undefined): string {
  const { number, when, who, why, facts, day, canary } = entry
  const given = canary ? [`canary ${canary.section} ${canary.version} ${canary.share} %`] : []
  return [
    `${number}  ${when}  ${who}  ${why}`,
    `    ${[...broughtBy(entry, before), ...given].join(', ') || (number === 1 ? 'the first composition' : 'the same releases')}; site facts ${facts ?? 'of the checkout'}${day ? `; composed for ${day}` : ''}`,
    `    ${liveIn(entry)
      .map((release) => release.join(' '))
      .join('  ')}`,
  ].join('\n')
}
