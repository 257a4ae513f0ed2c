import { reasonFor } from '../release/authorship'
import { promotable, promote } from '../release/promote'
import { command, deliverChange, messageOption, numberNamed, releasedPackage } from './command'

export const promoteCommand = command({
  summary: 'makes the release in the preview, or the canary, live for everybody',
  help: `
npx college promote <section> [--canary <percent>] [--message <why>]

Makes the release that a section has in the preview, or as a canary, live for everybody. Nothing is built.

  <section>            shell, or a section: npx college status lists them
  --canary <percent>   gives it to a share of visitors (1 to 99) first, or gives the canary another share
  --message <why>      what the history says of it
`,
  options: { canary: { type: 'string' }, ...messageOption },
  words: 1,
  changes: true,
  async run(values, words, { store }) {
    const section = await releasedPackage(words[0], store)
    const share = values.canary === undefined ? undefined : numberNamed('--canary', values.canary, 1, 99)
    const version = await promotable(store, section)
    const { pages } = await promote(store, section, version, share, reasonFor(values.message))
    console.log(
      `${section} ${version} is live for ${share ? `${share} % of visitors` : 'everybody'}; composed ${pages} pages.`,
    )
    await deliverChange(store)
  },
})
