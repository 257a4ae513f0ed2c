import { endCanary } from '../release/canary'
import { readChannel } from '../release/channel'
import { leavePreview } from '../release/promote'
import { putLive, versionBefore } from '../release/put-live'
import { channelNamed, command, packageNamed, parsed, store } from './command'

const help = `
npm run rollback -- <section> [version] [--channel preview]

Makes the release before, or the one named, live again. Nothing is built.
While a share of visitors gets a canary of the section, a rollback without a version takes the canary back.

  --channel preview   takes the section out of the preview: it shows what is live there again
`

await command(help, async (args) => {
  const { values, positionals } = parsed(args, { channel: { type: 'string' } })
  const section = packageNamed(positionals[0])
  const version = positionals[1]
  if (channelNamed(values.channel) === 'preview') {
    const { pages } = await leavePreview(store, section)
    return console.log(`${section} is in the preview as it is live; composed ${pages} pages.`)
  }
  const { canary, [section]: placements } = readChannel(store)
  if (!version && canary?.section === section) {
    const { pages } = await endCanary(store, section)
    return console.log(
      `${section} ${canary.version} is taken back from ${canary.share} % of visitors; composed ${pages} pages.`,
    )
  }
  const wanted = versionBefore(store, section, version)
  const { pages } = await putLive(store, { [section]: wanted })
  console.log(
    `${section} ${wanted} is live again (before: ${placements?.[0]?.version}); composed ${pages} pages.`,
  )
})
