import { checkContent } from '@college/shared/content/packages'
import { packagesOf } from '@college/shared/preset/checkout'
import { readSite } from '../compose/read-site'
import { refuseMissing } from '../release/build'
import { Refusal } from '../store/site-store'
import { command } from './command'

export const checkContentCommand = command({
  summary: 'checks all content files and the site configuration, in a second',
  help: `
npx college check-content

Checks the content files of all packages and the site configuration, without building anything. Names every mistake
in a sentence: file, field, what was found, what was expected; and where two files give different figures, days or posts
for what they name in the same words.
`,
  options: {},
  async run(_, __, { root, store }) {
    refuseMissing(root, packagesOf(root))
    const { files, errors, notices, contradictions } = await checkContent(root)
    try {
      readSite(store.site)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      errors.push(error.message)
    }
    if (errors.length > 0) throw new Refusal(errors.join('\n'))
    for (const notice of [...notices, ...contradictions]) console.log(`Please look: ${notice}.`)
    console.log(`${files} content files and the site configuration are right.`)
  },
})
