import { readFileSync } from 'node:fs'
import { addressOf } from '../compose/page-file'
import { deliveryOf } from '../deliver/deliver-live'
import { differingAt, isAsked } from '../deliver/differing'
import { addedFiles, damagedAssets, damagedFiles, servedFiles } from '../site/intact'
import { refuseBehind, refuseLostHistory } from '../site/switch-site'
import { sha256 } from '../store/hash'
import { readHead } from '../store/log'
import { isTarget } from '../store/place'
import { oneLine, Refusal } from '../store/refusal'
import { mend } from '../store/seal'
import type { Store } from '../store/site-store'
import { command } from './command'

export const verify = command('verify', {
  summary: 'proves that the site is, byte for byte, what was composed',
  help: `
npx college verify [<address or target> …]
npx college verify --list

Reads the composed site here, and what is served or delivered elsewhere, and names each file that is not what was composed.
Ends with status 1 when there is one, so that a timer can call somebody. npx college compose makes damaged pages again, and
npx college deliver repairs what was delivered.

  <address>   https://www.example.org: what visitors get, CDN and proxies included
  <target>    a folder, s3://<bucket>/<prefix>, or rsync:<host>:<folder>; without any, those of SITE_DELIVER
  --list      instead, prints the SHA-256 of each file and the path of its address: any machine can compare the site with it
`,
  words: Number.POSITIVE_INFINITY,
  alone: ['list'],
  async run({ list }, words, { store }) {
    const named = words.filter(isTarget)
    const addresses = words.filter((word) => !isTarget(word)).map(originNamed)
    const { targets } = list ? { targets: [] } : deliveryOf(store, words.length ? named : undefined)
    const head = await readHead(store.driver, 'production')
    await refuseLostHistory(store, 'production', head)
    // Every copy of a newer site would look damaged.
    refuseBehind(store, head)
    const faults = [
      ...damagedFiles(store).map(
        (file) =>
          `${file}: is not what was composed, or no server may read it; npx college compose makes it again.`,
      ),
      ...(await damagedAssets(store)).map(({ owner, name, isMendable }) =>
        isMendable || store.driver !== store.local
          ? `${name}: is not what was released, or no server may read it; npx college compose brings it back.`
          : `${name}: is not what was released; ${mend(owner)}.`,
      ),
      ...(await addedFiles(store)).map(
        (name) =>
          `${oneLine(name)}: no composition made it, and visitors get it; npx college compose removes it.`,
      ),
    ]
    // A damaged file here would make every correct copy look damaged.
    if (!faults.length) faults.push(...(await differingAt(await servedFiles(store), addresses, targets)))
    if (faults.length) throw new Refusal(faults.join('\n'))
    if (list) return console.log(await listed(store))
    const places = ['here', ...addresses, ...targets.map(({ place }) => place)]
    console.log(`The site is what was composed: ${places.join(', ')}.`)
  },
})

/** What `sha256sum` would say of each answer: a copy of the site that is asked for, or damaged, has no part in it. */
async function listed(store: Store): Promise<string> {
  const files = (await servedFiles(store)).filter(isAsked)
  return files.map(({ path, file }) => `${sha256(readFileSync(file))}  ${addressOf(path)}`).join('\n')
}

function originNamed(word: string): string {
  const origin = word.replace(/\/$/, '')
  if (/^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin) return origin
  throw new Refusal(
    `found '${word}', expected an address such as https://www.example.org, with its scheme and without a path, or a target: a folder (/srv/site), s3://<bucket>/<prefix> or rsync:<host>:<folder>.`,
  )
}
