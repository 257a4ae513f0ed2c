import { reasonFor } from '../release/authorship'
import { canaryVersion, startCanary } from '../release/canary'
import { promotable, promote } from '../release/promote'
import { tryOut } from '../release/put-live'
import { Refusal } from '../store/refusal'
import { command, deliverChange, numberNamed, proofOf, releasedPackages } from './command'

export const promoteCommand = command('promote', {
  summary: 'makes the release in the preview, or the canary, live for everybody',
  help: `
npx college promote <section> … [--canary <percent>] [--because <why>] [--message <why>]

Makes the release that a section has in the preview, or as a canary, live for everybody. Nothing is built.
Several sections go live in one change.

First it composes the site as it would be, beside the one that is live, and proves it in a browser: the checks of all
sections (mfe-*/checks.yaml), and the pages that change: console, heading, accessibility, weight. It says what changes for
visitors and keeps pictures in .cache/proof. When something is found, nothing becomes live.

  <section>            shell, or a section: npx college status lists them
  --canary <percent>   gives it to a share of visitors (1 to 99) first, or gives the canary another share
  --because <why>      goes live without the proof; the history says why
  --message <why>      what the history says of it
`,
  words: Number.POSITIVE_INFINITY,
  changes: true,
  async run(values, words, context) {
    const { store } = context
    const versions: Record<string, string> = {}
    for (const section of await releasedPackages(words, context))
      versions[section] = await promotable(store, section)
    const prove = values.because === undefined ? await proofOf(store, console.log) : undefined
    const why = reasonFor(values.message) + (values.because ? ` (not proved: ${values.because})` : '')
    const [[section, version] = ['', ''], ...others] = Object.entries(versions)
    if (values.canary !== undefined) {
      const share = numberNamed('--canary', values.canary, 1, 99)
      if (others.length)
        throw new Refusal(`found ${words.join(' ')} with --canary, expected one section with it.`)
      // Prove a canary as if everybody got it, once: changing its share changes no page.
      if (prove && (await canaryVersion(store, section)) !== version) await tryOut(store, versions, prove)
      const { pages } = await startCanary(store, section, version, share, why)
      console.log(`${section} ${version} is live for ${share} % of visitors; composed ${pages} pages.`)
    } else {
      const { pages, preview } = await promote(store, versions, why, prove)
      const live = Object.entries(versions).map((release) => release.join(' '))
      console.log(
        `${live.join(', ')} ${others.length ? 'are' : 'is'} live for everybody; composed ${pages} pages.`,
      )
      if (preview) console.log(preview)
    }
    await deliverChange(store)
  },
})
