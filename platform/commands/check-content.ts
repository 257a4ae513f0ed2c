import { checkContent } from '@college/shared/content/packages'
import { ownSection, packagesOf } from '@college/shared/preset/checkout'
import { refuseMissing } from '../release/build'
import { readSite } from '../store/read-site'
import { Refusal, refusalIn } from '../store/refusal'
import { command } from './command'

export const checkContentCommand = command('check-content', {
  summary: 'checks all content files and the site configuration, in a second',
  help: `
npx college check-content

Checks the content files of all packages and the site configuration, without building anything. Names every mistake
in a sentence: file, field, what was found, what was expected; and where two files give different figures, days or posts
for what they name in the same words.
`,
  storeless: true,
  async run(_, __, { root, store }) {
    refuseMissing(root, packagesOf(root))
    const { files, errors, notices, contradictions } = await checkContent(root)
    const own = ownSection(root)
    try {
      if (!own) readSite(store.site)
    } catch (error) {
      errors.push(refusalIn(error))
    }
    if (errors.length > 0) throw new Refusal(errors.join('\n'))
    for (const notice of [...notices, ...contradictions]) console.log(`Please look: ${notice}.`)
    console.log(
      `Nothing is wrong in ${files} content file${files === 1 ? '' : 's'}${own ? '' : ' and the site configuration'}.`,
    )
  },
})
