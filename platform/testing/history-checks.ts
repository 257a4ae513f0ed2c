import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillIn } from '@college/shared/contract/fill-in'
import { pageFile } from '../compose/page-file'
import { isServed } from '../site/switch-site'
import { type Channel, liveVersion, packagesIn, packagesKept, versionsIn } from '../store/channel'
import { readEntry } from '../store/log'
import { readSite } from '../store/read-site'
import { readStored, storedReleases } from '../store/seal'
import type { Store } from '../store/site-store'
import { missingIn, wordsOf } from './machines'
import type { Step } from './random-step'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What a composition changes that its step did not name. */
export async function unnamedChanges(
  { words, of }: Step,
  before: Channel,
  after: Channel,
  { driver }: Store,
) {
  const [command, option, number] = words
  const names = [...new Set([before, after].flatMap(packagesKept))]
  const faults: string[] = []
  const check = (holds: boolean, fault: string) => holds || faults.push(fault)
  if (option === '--site') {
    const then = await readEntry(driver, 'production', Number(number))
    check(then !== undefined && same(versions(then), versions(after)), 'is not the composition of then')
    return faults
  }
  for (const name of names) {
    if (command !== 'remove' && liveVersion(before, name))
      check(!!liveVersion(after, name), `${name} is lost`)
    if (of.includes(name)) continue
    for (const part of ['releases', 'takenBack'] as const)
      check(same(before[part]?.[name], after[part]?.[name]), `${part} of ${name} have changed`)
  }
  const stays = of.some((name) => liveVersion(after, name))
  check(command !== 'remove' || !stays, 'is not removed')
  if (!words.includes('--canary') && !of.includes(before.canary?.section ?? '') && command !== 'rollback')
    check(same(before.canary, after.canary), 'the canary has changed')
  if (command !== 'compose' && option !== '--facts')
    check(same(before.facts, after.facts), 'the facts have changed')
  return faults
}

const versions = (channel: Channel) => packagesIn(channel).map((name) => [name, liveVersion(channel, name)])

/**
 * What is not whole in the site that a checkout serves.
 *
 * @param known the texts served so far, by everything that a page is made of
 */
export async function misfitsOf(
  store: Store,
  channel: Channel,
  known: Map<string, string>,
): Promise<string[]> {
  const { product } = readSite(store.site)
  const faults = missingIn(store.public).map((file) => `${file} is missing`)
  if (!isServed(store, channel)) faults.push('is not what is live')
  for (const owner of packagesKept(channel)) {
    const stored = (await storedReleases(store.driver, owner)).map(({ version }) => version)
    for (const version of versionsIn(channel, owner).filter((version) => stored.includes(version))) {
      const { files, pages } = await readStored(store.driver, owner, version)
      for (const file of Object.keys(files))
        if (!existsSync(join(store.public, 'assets', owner, file)))
          faults.push(`${owner} ${version}: ${file} is missing`)
      if (version !== liveVersion(channel, owner)) continue
      for (const page of pages) {
        const path = fillIn(page.path, { product })
        const file = join(store.public, pageFile(path))
        const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
        if (!text.includes(wordsOf(owner, version))) faults.push(`${path} is not of ${owner} ${version}`)
        const of = JSON.stringify([path, owner, version, channel.facts, channel.canary])
        if ((known.get(of) ?? text) !== text)
          faults.push(`${path} has changed, and nothing that it is made of`)
        known.set(of, text)
      }
    }
  }
  return faults
}

/** A release in a sentence: its package and version. */
const release = String.raw`[a-z]+ [\w.-]+`

/** What a refusal may say: both sides of the conflict, and the remedy. */
const sentences = [
  `${release}: made for contract version \\d, but this checkout composes \\d; (update the checkout|release it again from here, .*)\\.`,
  `${release}: requires react \\S+, but ${release} provides (\\S+|no version of it); release one that fits the other\\.`,
  `${release}: its styles take .+, but ${release} does not define that; release one that fits the other\\.`,
  `/\\S*: ${release} links to /\\S*, but no section owns /\\S+; release one that does first, .*\\.`,
  `/\\S*: ${release} links to /\\S+, but /\\S* of ${release} has no place .*; release one that fits the other\\.`,
  `/\\S*: both '\\w+' and '\\w+' own this path; expected one owner, so release one of them without it\\.`,
  // A fault of one page has no other side.
  `\\w+: /\\S*: the page could not be rendered: no such plant`,
  `\\w+: no release is live in this channel, and no page can do without; expected one: npx college release \\w+\\.`,
  `\\w+: is not live; npx college status lists what is\\.`,
  `\\w+: found it neither in the preview nor as a canary; expected npx college release \\w+ --channel preview before\\.`,
  `\\w+: the preview has \\S+ and the canary is \\S+, expected one release to promote; take one back: npx college rollback .*`,
  `\\w+: \\w+ has a canary already \\(.*\\); expected one at a time\\. Promote it or roll it back first\\.`,
  `\\w+: no release is live in whose place visitors could get this one; expected it for everybody: npx college release \\w+\\.`,
  `${release}: is live for everybody already; expected another release as a canary\\.`,
  `shell: a canary of the shell would be another site; expected a section\\. Look at it in the preview, .*`,
  `${release}: as a canary it would have other pages than the live release \\(.*\\); expected the same pages\\. Release it .*`,
  `\\w+: there is no release before the live one to go back to, expected the version of a stored one: npx college status lists them\\.`,
  `\\w+: there is no release before the live one to go back to, for it is the only one stored(; npx college remove \\w+ .*)?\\.`,
  `${release}: is not stored whole; expected it as it was released, so release the same source again: npx college release \\w+\\.`,
  `found the section '\\w+', expected .*\\.`,
  `\\w+: is part of every page, expected a section that the site can do without\\.`,
  `The site facts have been the same since the first composition: there are none to go back to\\.`,
].map((sentence) => new RegExp(`^${sentence}$`))

/** Whether a refusal is one of the sentences that name both sides and the remedy. */
export const isClear = (refusal: string) => sentences.some((sentence) => sentence.test(refusal))
