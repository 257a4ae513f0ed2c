import { checkContent } from '../../../shared/content/packages'
import { readSite } from '../compose/site'
import { Refusal } from '../release/store'
import { command, root, store } from './command'

const help = `
npm run check-content

Checks the content files of all packages and the site configuration, without building anything. Says every mistake
in a sentence: file, field, what was found, what was expected.
`

await command(help, async () => {
  const { files, errors, notices } = await checkContent(root)
  try {
    readSite(store.site)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    errors.push(error.message)
  }
  if (errors.length > 0) throw new Refusal(errors.join('\n'))
  for (const notice of notices) console.log(`Please look: ${notice}.`)
  console.log(`${files} content files and the site configuration are right.`)
})
