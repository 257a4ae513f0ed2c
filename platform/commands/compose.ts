import { deliverLive } from '../deliver/deliver-live'
import { reasonFor } from '../release/authorship'
import { pastClaims } from '../release/outdated'
import { takeFacts } from '../release/put-live'
import { wouldChange } from '../release/would-change'
import { channelNamed, command } from './command'

export const composeCommand = command('compose', {
  summary: 'composes again, after a change of shared/site.yaml or on another day',
  help: `
npx college compose [--check] [--channel preview] [--message <why>]

Composes the site from the releases that are live: after a change of the site configuration, or on another day. Names
claims of the content whose last day has passed.

  --check             says what would change and changes nothing
  --channel preview   composes the preview: what is live, with the preview's own releases in it
  --message <why>     what the history says of it
`,
  changes: true,
  async run(values, __, { store }) {
    const channel = channelNamed(values.channel)
    if (!values.check) {
      const { pages } = await takeFacts(store, {}, channel, reasonFor(values.message))
      console.log(`Composed ${pages} pages.`)
      for (const line of await pastClaims(store, channel)) console.log(line)
      const said = channel === 'production' && (await deliverLive(store))
      if (said) console.log(said)
      return
    }
    const differing = await wouldChange(store, channel)
    console.log(
      differing.length
        ? `Would change:\n${differing.map((name) => `  ${name}`).join('\n')}`
        : 'Nothing would change.',
    )
  },
})
