import { endCanary } from '../release/canary'
import { leavePreview } from '../release/promote'
import { rollBack, rollBackFacts, rollBackSite, versionBefore } from '../release/rollback'
import { Refusal } from '../release/store'
import { readHead } from '../store/log'
import { reasonFor } from '../store/reason'
import {
  changingCommand,
  channelNamed,
  deliverChange,
  messageOption,
  packageNamed,
  parsed,
  store,
} from './command'

const help = `
npm run rollback -- <section> [version] [--channel preview] [--message <why>]
npm run rollback -- --site <number> [--message <why>]
npm run rollback -- --facts [--message <why>]

Makes the release before, or the one named, live again. Nothing is built. Twice goes two back.
While a share of visitors gets a canary of the section, a rollback without a version takes the canary back.

  --site <number>     makes a whole composition of before live again, with its site facts; npm run history lists them
  --facts             makes the site facts before live again (shared/site.yaml as it was); the releases stay
  --channel preview   takes the section out of the preview: it shows what is live there again
  --message <why>     what the history says of it
`

await changingCommand(help, async (args) => {
  const options = {
    channel: { type: 'string' },
    site: { type: 'string' },
    facts: { type: 'boolean' },
    ...messageOption,
  } as const
  const { values, positionals } = parsed(args, options)
  const why = reasonFor(values.message)
  if (values.site !== undefined) {
    const number = Number(values.site)
    if (!Number.isInteger(number) || number < 1 || positionals.length)
      throw new Refusal(
        `--site: found '${[values.site, ...positionals].join(' ')}', expected one number of the history.`,
      )
    const { pages } = await rollBackSite(store, number, why)
    console.log(`Composition ${number} is live again; composed ${pages} pages.`)
    return deliverChange()
  }
  if (values.facts) {
    const { pages } = await rollBackFacts(store, why)
    console.log(`The site facts before are live again; composed ${pages} pages.`)
    return deliverChange()
  }
  const section = packageNamed(positionals[0])
  const version = positionals[1]
  if (channelNamed(values.channel) === 'preview') {
    const { pages } = await leavePreview(store, section, why)
    return console.log(`${section} is in the preview as it is live; composed ${pages} pages.`)
  }
  const head = await readHead(store.driver, 'production')
  const { canary, [section]: placements } = head.channel
  if (!version && canary?.section === section) {
    const { pages } = await endCanary(store, section, why)
    console.log(
      `${section} ${canary.version} is taken back from ${canary.share} % of visitors; composed ${pages} pages.`,
    )
    return deliverChange()
  }
  const wanted = await versionBefore(store, section, version, head)
  const { pages } = await rollBack(store, section, wanted, why, head)
  console.log(
    `${section} ${wanted} is live again (before: ${placements?.[0]?.version}); composed ${pages} pages.`,
  )
  await deliverChange()
})
