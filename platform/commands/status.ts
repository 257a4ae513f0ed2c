import type { PackageName } from '@college/shared/contract/release-manifest'
import { formFailures } from '../release/form-failures'
import { driftIn, pastClaims } from '../release/outdated'
import { refuseLostHistory } from '../site/switch-site'
import { type Channel, packagesIn } from '../store/channel'
import { effectiveChannel, readChannel, readHead } from '../store/log'
import { everythingOwed, owedInWords } from '../store/owed'
import { firstFew } from '../store/refusal'
import { readStored, storedReleases } from '../store/seal'
import { setting } from '../store/settings'
import { Refusal, type Store } from '../store/site-store'
import { command } from './command'

export const status = command('status', {
  summary: 'shows what is live, since when, and what else is stored',
  help: `
npx college status [--forms]

Shows for every section which release is live, since when, its size, and what else is stored; which claims of the content
have passed their last day; which sections were built with other parts of shared/ui than the newest;
then what the preview has of its own, and which release a share of visitors gets.
Where SITE_MEASURES names the log of what browsers have measured: how many forms were not delivered, and what to do.

  --forms   shows only the forms of the last day; ends with status 1 if somebody at the college has to act, for a timer
`,
  async run({ forms }, _, { store }) {
    if (forms) return checkForms()
    const head = await readHead(store.driver, 'production')
    await refuseLostHistory(store, 'production', head)
    const { number, channel } = head
    console.log(`Composition ${number || 'none'}:`)
    console.table(await rows(store, packagesIn(channel), channel))
    for (const line of [...(await pastClaims(store)), ...(await driftIn(store))]) console.log(line)
    for (const line of owedInWords(await everythingOwed(store.driver))) console.log(line)
    const measures = setting('SITE_MEASURES')
    if (measures) console.log((await formFailures(measures)).lines.join('\n'))
    const { canary } = channel
    if (canary)
      console.log(
        `Canary: ${canary.section} ${canary.version} for ${canary.share} % of visitors, since ${canary.since}.`,
      )
    const preview = await readChannel(store, 'preview')
    const previewed = packagesIn(preview)
    if (!previewed.length) return console.log('The preview has nothing of its own.')
    console.log('In the preview, beside what is live:')
    console.table(await rows(store, previewed, await effectiveChannel(store, preview, 'preview')))
  },
})

async function checkForms() {
  const measures = setting('SITE_MEASURES')
  if (!measures)
    throw new Refusal('SITE_MEASURES is not set, expected the log of what browsers have measured.')
  const { lines, isUrgent } = await formFailures(measures, { days: 1 })
  if (isUrgent) throw new Refusal(lines.join('\n'))
  console.log(lines.join('\n'))
}

async function rows(store: Store, names: readonly PackageName[], channel: Channel) {
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await row(store, name, channel)] as const)),
  )
}

async function row(store: Store, name: PackageName, channel: Channel) {
  const live = channel.releases[name]?.[0]
  if (!live) return { release: 'none' }
  const [{ files, pages }, stored] = await Promise.all([
    readStored(store.driver, name, live.version),
    storedReleases(store.driver, name),
  ])
  const others = stored.map(({ version }) => version).filter((version) => version !== live.version)
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0)
  return {
    release: live.version,
    since: live.since,
    pages: pages.length,
    'size kB': Math.round(bytes / 1000),
    'also stored': firstFew(others, 4).join(' '),
  }
}
