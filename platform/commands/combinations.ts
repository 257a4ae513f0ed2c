import { combinations } from '../proof/combinations'
import { liveIn, liveVersion } from '../store/channel'
import { readChannel } from '../store/log'
import { Refusal } from '../store/site-store'
import { command, proofOf } from './command'

export const combinationsCommand = command('combinations', {
  summary: 'says which releases in the preview do not go alone, or not together',
  help: `
npx college combinations

Proves every release in the preview as promote would, each alone and each two together, and names those that do not go. Nothing
becomes live. A proof takes up to a minute; three releases need six.
`,
  async run(_, __, { store }) {
    const [preview, live] = [await readChannel(store, 'preview'), await readChannel(store)]
    const waiting = Object.fromEntries(
      liveIn(preview).filter(([name, version]) => version !== liveVersion(live, name)),
    )
    if (!Object.keys(waiting).length) return console.log('The preview has nothing of its own.')
    const prove = await proofOf(store, () => {})
    if (!(await combinations(store, waiting, prove, console.log)))
      throw new Refusal(
        'found releases that do not go alone or not together, expected all to go in any order; mend them, or promote together what goes together only.',
      )
    console.log(`All of ${Object.keys(waiting).join(', ')} go, in any order.`)
  },
})
