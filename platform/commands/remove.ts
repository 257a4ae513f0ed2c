import { isPackage } from '@college/shared/contract'
import { reasonFor } from '../release/authorship'
import { removeSection } from '../release/remove'
import { Refusal } from '../store/site-store'
import { command, deliverChange, messageOption } from './command'

export const remove = command({
  summary: 'takes a section off the site that this checkout has no longer',
  help: `
npx college remove <section> [--message <why>]

Takes a section and its pages off the site, once its folder and its name in shared/contract are gone: until then it
would come back with the next release. Links to its pages are named, and must go first. Its releases stay in the store.

  --message <why>   what the history says of it
`,
  options: messageOption,
  words: 1,
  changes: true,
  async run({ message }, [name], { store }) {
    if (!name) throw new Refusal('found no section, expected the one that is to go.')
    if (isPackage(name))
      throw new Refusal(
        `${name}: is a section of this checkout; remove mfe-${name} and its name in shared/contract first.`,
      )
    const { pages } = await removeSection(store, name, reasonFor(message))
    console.log(`${name} is on the site no more; composed ${pages} pages.`)
    await deliverChange(store)
  },
})
