import { resolve } from 'node:path'
import { finish } from '../scaffold/finish'
import { newRepository } from '../scaffold/new-repository'
import { newSection } from '../scaffold/new-section'
import { Refusal } from '../store/site-store'
import { command, packagesReleased } from './command'

export const newSectionCommand = command('new-section', {
  summary: 'adds a section with one page',
  help: `
npx college new-section <name> [--repository <folder>]

Adds a section with one page, at /<name>: its package, words, component, definition and test, and the lines by which
the rest of the repository knows of it. Nothing that exists is overwritten.

  --repository <folder>   makes it a repository of its own, in a new folder; nothing is changed anywhere else
`,
  words: 1,
  async run({ repository }, [name], { root, store }) {
    if (!name) throw new Refusal('found no name, expected the name of a section, such as research.')
    const released = await packagesReleased(store)
    if (repository) {
      const made = newRepository(root, name, resolve(repository), released)
      return console.log(`Made in ${repository}:
${made.map((file) => `  ${file}`).join('\n')}

Next:
  1. cd ${repository} && git init && npm ci
  2. Write the words in content/${name}.yaml.
  3. SITE_STORE=<the site's store> npm start   serves the live site with it; README.md says the rest`)
    }
    finish(
      root,
      newSection(root, name, released),
      `  1. Write the words in mfe-${name}/content/${name}.yaml.
  2. npm start        builds, releases and serves it; later npx college release ${name} releases it alone
  3. A link that leads there, e.g. in shell/content/chrome.yaml; with it and the heading in search, release the shell`,
    )
  },
})
