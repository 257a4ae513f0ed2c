import { sections } from '../../../shared/contract/contract'
import { promotable, promote } from '../release/promote'
import { reasonFor } from '../store/reason'
import {
  changingCommand,
  deliverChange,
  messageOption,
  packageNamed,
  parsed,
  shareNamed,
  store,
} from './command'

const help = `
npm run promote -- <section> [--canary <percent>] [--message <why>]

Makes the release that a section has in the preview, or as a canary, live for everybody. Nothing is built.

  <section>            shell, ${sections.join(', ')}
  --canary <percent>   gives it to a share of visitors (1 to 99) first, or gives the canary another share
  --message <why>      what the history says of it
`

await changingCommand(help, async (args) => {
  const { values, positionals } = parsed(args, { canary: { type: 'string' }, ...messageOption })
  const section = packageNamed(positionals[0])
  const share = values.canary === undefined ? undefined : shareNamed(values.canary)
  const version = await promotable(store, section)
  const { pages } = await promote(store, section, version, share, reasonFor(values.message))
  console.log(
    `${section} ${version} is live for ${share ? `${share} % of visitors` : 'everybody'}; composed ${pages} pages.`,
  )
  await deliverChange()
})
