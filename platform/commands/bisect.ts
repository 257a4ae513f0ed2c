import { bisect } from '../release/bisect'
import { broughtBy, readEntries } from '../store/log'
import { Refusal } from '../store/site-store'
import { command } from './command'

export const bisectCommand = command('bisect', {
  summary: 'finds the release with which a command first fails',
  help: `
npx college bisect "<command>"

Finds the composition, and so the release, with which a command first fails: composes the site as it was, serves it, runs the
command, and halves what is left. Nothing that is live changes.

  <command>   for the shell; SITE_URL is the site's address, SITE_FOLDER its files; status 0 means that all is well
`,
  words: Number.POSITIVE_INFINITY,
  async run(_, words, { store }) {
    const [line] = words
    if (!line || words.length > 1)
      throw new Refusal(
        `found ${words.length || 'no'} arguments, expected one command in quotes, such as npx college bisect "curl -sf \\$SITE_URL/library".`,
      )
    const found = await bisect(store, line, console.log)
    const { number, when, who, why } = found
    const { entries } = await readEntries(store.driver, 'production', [number - 1])
    console.log(
      `Composition ${number} is the first that fails: ${broughtBy(found, entries[0]).join(', ') || 'the same releases with other site facts or on another day'} (${who}, ${when}: ${why}).`,
    )
  },
})
