import { deliveryOf } from '../deliver/deliver-live'
import { differingAt } from '../deliver/differing'
import { addedFiles, damagedAssets, damagedFiles, servedFiles } from '../site/intact'
import { refuseBehind, refuseLostHistory } from '../site/switch-site'
import { readHead } from '../store/log'
import { mend } from '../store/seal'
import { Refusal } from '../store/site-store'
import { command } from './command'

export const verify = command({
  summary: 'proves that the site is, byte for byte, what was composed',
  help: `
npx college verify [<address or target> …]

Reads the composed site here, and what is served or delivered elsewhere, and names each file that is not what was composed.
Ends with status 1 when there is one, so that a timer can call somebody. npx college compose makes damaged pages again, and
npx college deliver repairs what was delivered.

  <address>   https://www.example.org: what visitors get, behind whatever stands before it
  <target>    a folder, s3://<bucket>/<prefix>, or rsync:<host>:<folder>; without any, those of SITE_DELIVER
`,
  options: {},
  words: Number.POSITIVE_INFINITY,
  async run(_, words, { store }) {
    const isAddress = (word: string) => /^https?:/.test(word)
    const addresses = words.filter(isAddress).map(originNamed)
    const named = words.filter((word) => !isAddress(word))
    const { targets } = deliveryOf(store, words.length ? named : undefined)
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
        (name) => `${name}: no composition made it, and visitors get it; npx college compose removes it.`,
      ),
    ]
    // A damaged file here would make every correct copy look damaged.
    if (!faults.length) faults.push(...(await differingAt(await servedFiles(store), addresses, targets)))
    if (faults.length) throw new Refusal(faults.join('\n'))
    const places = ['here', ...addresses, ...targets.map(({ place }) => place)]
    console.log(`The site is what was composed: ${places.join(', ')}.`)
  },
})

function originNamed(word: string): string {
  const origin = word.replace(/\/$/, '')
  if (URL.canParse(origin) && new URL(origin).origin === origin) return origin
  throw new Refusal(
    `found the address '${word}', expected one such as https://www.example.org, without a path.`,
  )
}
