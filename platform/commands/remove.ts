import { ownSection } from '@college/shared/preset/checkout'
import { reasonFor } from '../release/authorship'
import { removeSection } from '../release/remove'
import { Refusal } from '../store/site-store'
import { command, deliverChange } from './command'

export const remove = command('remove', {
  summary: 'takes a section off the site',
  help: `
npx college remove <section> [--message <why>]

Takes a section and its pages off the site. Links to its pages are named, and must go first. Its releases stay in the
store, and open tabs still find its files; npx college rollback --site <number> brings it back. Its folder mfe-<section>
is the repository's affair: released again, it is on the site again.

  --message <why>   what the history says of it
`,
  words: 1,
  changes: true,
  async run({ message }, [word], { root, store }) {
    const name = word ?? ownSection(root)
    if (!name) throw new Refusal('found no section, expected the one that is to go.')
    const { pages } = await removeSection(store, name, reasonFor(message))
    console.log(`${name} is on the site no more; composed ${pages} pages.`)
    await deliverChange(store)
  },
})
