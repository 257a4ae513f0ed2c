import { reasonFor } from '../release/authorship'
import { endCanary } from '../release/canary'
import { leavePreview } from '../release/promote'
import { rollBack, rollBackFacts, rollBackSite, versionBefore } from '../release/rollback'
import { liveVersion } from '../store/channel'
import { readHead } from '../store/log'
import { Refusal } from '../store/site-store'
import { channelNamed, command, deliverChange, messageOption, numberNamed, releasedPackage } from './command'

export const rollback = command({
  summary: 'makes the release before live again',
  help: `
npx college rollback <section> [version] [--channel preview] [--message <why>]
npx college rollback --site <number> [--message <why>]
npx college rollback --facts [--message <why>]

Makes the release before, or the one named, live again. Nothing is built. Twice goes two back.
While a share of visitors gets a canary of the section, a rollback without a version takes the canary back.

  --site <number>     makes a whole composition of before live again, with its site facts; npx college history lists them
  --facts             makes the site facts before live again (shared/site.yaml as it was); the releases stay
  --channel preview   takes the section out of the preview: it shows what is live there again
  --message <why>     what the history says of it
`,
  options: {
    channel: { type: 'string' },
    site: { type: 'string' },
    facts: { type: 'boolean' },
    ...messageOption,
  },
  words: 2,
  alone: ['site', 'facts'],
  changes: true,
  async run(values, words, context) {
    const { store } = context
    const why = reasonFor(values.message)
    if (values.site !== undefined) {
      const number = numberNamed('--site', values.site, 1)
      const { pages } = await rollBackSite(store, number, why)
      console.log(`Composition ${number} is live again; composed ${pages} pages.`)
      return deliverChange(store)
    }
    if (values.facts) {
      const { pages } = await rollBackFacts(store, why)
      console.log(`The site facts before are live again; composed ${pages} pages.`)
      return deliverChange(store)
    }
    const section = await releasedPackage(words[0], context)
    const version = words[1]
    if (channelNamed(values.channel) === 'preview') {
      if (version)
        throw new Refusal(
          `found the version '${version}' with the preview, expected the section alone: it becomes as it is live.`,
        )
      const { pages } = await leavePreview(store, section, why)
      return console.log(`${section} is in the preview as it is live; composed ${pages} pages.`)
    }
    const head = await readHead(store.driver, 'production')
    const { canary } = head.channel
    if (!version && canary?.section === section) {
      const { pages } = await endCanary(store, section, why)
      console.log(
        `${section} ${canary.version} is taken back from ${canary.share} % of visitors; composed ${pages} pages.`,
      )
      return deliverChange(store)
    }
    const wanted = await versionBefore(store, section, version, head)
    const { pages } = await rollBack(store, section, wanted, why, head)
    console.log(
      `${section} ${wanted} is live again (before: ${liveVersion(head.channel, section)}); composed ${pages} pages.`,
    )
    await deliverChange(store)
  },
})
