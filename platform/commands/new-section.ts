import { finish } from '../scaffold/finish'
import { newSection } from '../scaffold/new-section'
import { Refusal } from '../store/site-store'
import { command } from './command'

export const newSectionCommand = command({
  summary: 'adds a section with one page',
  help: `
npx college new-section <name>

Adds a section with one page, at /<name>: its package, words, component, definition and test, and the lines by which
the rest of the repository knows of it. Nothing that exists is overwritten.
`,
  options: {},
  words: 1,
  async run(_, [name], { root }) {
    if (!name) throw new Refusal('found no name, expected the name of a section, such as research.')
    finish(
      root,
      newSection(root, name),
      `  1. Write the words in mfe-${name}/content/${name}.yaml.
  2. npm start        builds, releases and serves it; later npx college release ${name} releases it alone`,
    )
  },
})
