import { finish } from '../maintain/finish'
import { newSection } from '../maintain/new-section'
import { Refusal } from '../release/store'
import { command, root } from './command'

const help = `
npm run new-section -- <name>

Adds a section with one page, at /<name>: its package, words, component, definition and test, and the lines by which
the rest of the repository knows of it. Nothing that exists is overwritten.
`

await command(help, ([name, ...more]) => {
  if (!name || more.length > 0)
    throw new Refusal(
      `found ${name ? `more than a name: ${more.join(' ')}` : 'no name'}, expected the name of a section, such as research.`,
    )
  finish(
    root,
    newSection(root, name),
    `  1. Write the words in mfe-${name}/content/${name}.yaml.
  2. npm start        builds, releases and serves it; later npm run release -- ${name} releases it alone`,
  )
})
