import { folderOf, packagesOf } from '@college/shared/preset/checkout'
import { buildPackages, storeBuilt } from '../release/build'
import { proposalOf, propose, withdraw } from '../release/proposal'
import { Refusal } from '../store/site-store'
import { command, packagesNamed } from './command'

export const preview = command('preview', {
  summary: 'composes a proposal: a site of its own with these sections as they are here',
  help: `
npx college preview <name> <section> …
npx college preview <name> --remove

Builds sections, stores the releases and composes what is live with them in it, in a folder of its own: previews/<name>. Nothing
else changes, and any number of proposals lie beside each other. npx college serve --proposal <name> shows one; so does any
server of files.

  --remove   takes the proposal away
`,
  words: Number.POSITIVE_INFINITY,
  async run(values, [name, ...words], { root, store }) {
    if (!name) throw new Refusal('found no name, expected one for the proposal, such as spring.')
    proposalOf(store, name)
    if (values.remove) {
      if (words.length)
        throw new Refusal(`found ${words.join(' ')} with --remove, expected the proposal's name alone.`)
      withdraw(store, name)
      return console.log(`${name} is gone.`)
    }
    const sections = packagesNamed(words, packagesOf(root))
    await buildPackages(root, sections)
    const versions: Record<string, string> = {}
    for (const section of sections) versions[section] = await storeBuilt(store, folderOf(root, section))
    const folder = await propose(store, name, versions)
    console.log(`${name} is in ${folder}; npx college serve --proposal ${name} shows it.`)
  },
})
