import { ownSection, sectionsOf } from '@college/shared/preset/checkout'
import { finish } from '../scaffold/finish'
import { newPage } from '../scaffold/new-page'
import { Refusal } from '../store/site-store'
import { command, packageNamed } from './command'

export const newPageCommand = command('new-page', {
  summary: 'adds a page to a section',
  help: `
npx college new-page <section> <name>

Adds a page to a section, at /<name>: its words, component, definition and test, and the lines by which the section,
its schemas and the compiler know of it. Nothing that exists is overwritten.
`,
  storeless: true,
  words: 2,
  async run(_, words, { root }) {
    const own = words.length === 1 && ownSection(root)
    const [word, name] = own ? [own, ...words] : words
    const section = packageNamed(word, sectionsOf(root))
    if (!name) throw new Refusal('found no name, expected the name of a page, such as campus-tour.')
    const page = newPage(root, section, name)
    finish(
      root,
      page,
      `  1. Write the words in ${page.made[0]}; change the path /${name} in ${page.changed[1]} if it should stand elsewhere.
  2. ${own ? 'npm test --' : 'npx vitest run --project unit'} ${name}
  3. npx college release ${section}         then a link that leads there${own ? '' : ', e.g. in shell/content/chrome.yaml'}`,
    )
  },
})
