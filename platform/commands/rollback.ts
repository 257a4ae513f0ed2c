import { reasonFor } from '../release/authorship'
import { endCanary } from '../release/canary'
import { leavePreview } from '../release/promote'
import { rollBack, rollBackFacts, rollBackSite, versionBefore } from '../release/rollback'
import { liveVersion } from '../store/channel'
import { readChannel } from '../store/log'
import { Refusal } from '../store/site-store'
import { channelNamed, command, deliverChange, numberNamed, releasedPackages } from './command'

export const rollback = command('rollback', {
  summary: 'makes the release before live again',
  help: `
npx college rollback <section> [version] [--message <why>]
npx college rollback <section> … --channel preview [--message <why>]
npx college rollback --site <number> [--message <why>]
npx college rollback --facts [--message <why>]

Makes the release before, or the one named, live again. Nothing is built. Twice goes two back. A damaged release before is
passed over and named.
While a share of visitors gets a canary of the section, a rollback without a version takes the canary back.

  --site <number>     makes a whole earlier composition live again, with its site facts; npx college history lists them
  --facts             makes the site facts before live again (shared/site.yaml as it was); the releases stay
  --channel preview   takes the sections out of the preview, in one change: it shows what is live there again
  --message <why>     what the history says of it
`,
  words: Number.POSITIVE_INFINITY,
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
    if (channelNamed(values.channel) === 'preview') {
      const sections = await releasedPackages(words, context)
      const { pages } = await leavePreview(store, sections, why)
      return console.log(`The preview shows ${sections.join(', ')} as it is live; composed ${pages} pages.`)
    }
    const [, version, ...more] = words
    if (more.length)
      throw new Refusal(
        `found ${more.map((word) => `'${word}'`).join(' ')}, expected a section and a version at most; several sections as they were are an earlier composition: npx college rollback --site <number>.`,
      )
    // A damaged preview must not hinder it.
    const [section = ''] = await releasedPackages(words.slice(0, 1), context, ['production'])
    const before = await readChannel(store)
    const { canary } = before
    if (!version && canary?.section === section) {
      const { pages } = await endCanary(store, section, why)
      console.log(
        `${section} ${canary.version} is taken back from ${canary.share} % of visitors; composed ${pages} pages.`,
      )
      return deliverChange(store)
    }
    const wanted = await versionBefore(store, section, version)
    const { pages } = await rollBack(store, section, wanted, why)
    console.log(
      `${section} ${wanted} is live again (before: ${liveVersion(before, section)}); composed ${pages} pages.`,
    )
    await deliverChange(store)
  },
})
