import { sections } from '../../../shared/contract/contract'
import { finish } from '../maintain/finish'
import { newPage } from '../maintain/new-page'
import { Refusal } from '../release/store'
import { command, root, sectionNamed } from './command'

const help = `
npm run new-page -- <section> <name>

Adds a page to a section, at /<name>: its words, component, definition and test, and the lines by which the section,
its schemas and the compiler know of it. Nothing that exists is overwritten.
`

await command(help, ([word, name, ...more]) => {
  const section = sectionNamed(word, sections)
  if (!name || more.length > 0)
    throw new Refusal(
      `found ${name ? `more than a name: ${more.join(' ')}` : 'no name'}, expected the name of a page, such as campus-tour.`,
    )
  const page = newPage(root, section, name)
  finish(
    root,
    page,
    `  1. Write the words in ${page.made[0]}; change the path /${name} in mfe-${section}/src/remote.ts if it should stand elsewhere.
  2. npx vitest run --project unit ${name}
  3. npm run release -- ${section}         then a link that leads there, e.g. in shell/content/chrome.yaml`,
  )
})
