import { readFileSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { putLive, takeFacts } from '../release/put-live'
import { removeSection } from '../release/remove'
import { isText } from '../store/compress'
import { readChannel } from '../store/log'
import { atNight } from '../testing/at-night'
import { coldTexts, textsIn } from '../testing/cold-compose'
import { packages } from '../testing/packages'
import { randomFrom } from '../testing/random'
import { tinySite } from '../testing/tiny-site'

type Site = Awaited<ReturnType<typeof tinySite>>

const sections = ['academics', 'departments', 'media'] as const
const lists = { academics: '/academics', departments: '/department/ug', media: '/life' } as const

/** Some pages of a section, each with one of three texts, and links among them. */
function pagesOf(section: (typeof sections)[number], roll: (limit: number) => number) {
  const paths = Array.from({ length: 4 }, (_, index) => `${lists[section]}/${index}`).slice(0, 2 + roll(3))
  return Object.fromEntries([
    [lists[section], { ids: ['today'], links: paths }],
    ...paths.map((path, index) => [
      path,
      { text: `Text ${roll(3)} of ${path}`, ids: ['place'], links: [`${paths[index - 1] ?? path}#place`] },
    ]),
  ])
}

/** One random change of the site, of the kinds that a college makes. */
async function change({ store, release }: Site, turn: number, roll: (limit: number) => number) {
  const section = sections[roll(3)] ?? 'media'
  const kind = roll(7)
  if (kind === 6) {
    const isLive = (await readChannel(store)).releases.alumni
    return isLive
      ? removeSection(store, 'alumni')
      : putLive(store, { alumni: release('alumni', `r${turn}`, { '/alumni': { text: `Text ${turn}` } }) })
  }
  if (kind === 0) return putLive(store, { shell: release('shell', `s${turn}`) })
  if (kind === 1) {
    const facts = readFileSync(store.site, 'utf8').replace(/11111 \d{5}/, `11111 ${10_000 + turn}`)
    writeFileSync(store.site, facts)
    return takeFacts(store)
  }
  const history = (await readChannel(store)).releases[section] ?? []
  const before = history[1 + roll(3)]?.version
  if (kind === 2 && before) return putLive(store, { [section]: before })
  // In half of the releases the section's entry changes too, as its list of pages does.
  const same = { entry: 'entry-v1.js', runtime: { scripts: ['entry-v1.js'], styles: [] } }
  const pages = pagesOf(section, roll)
  return putLive(store, { [section]: release(section, `r${turn}`, pages, roll(2) ? same : {}) })
}

/** The served texts, each with compressed forms of the same content. */
function servedTexts({ store, served }: Site) {
  const files = served()
  const texts = textsIn(store.public)
  const open = (name: string, decompress: (bytes: Buffer) => Buffer) =>
    decompress(Buffer.from(files.get(name) ?? '', 'base64')).toString()
  for (const [name, text] of texts)
    if (isText(name)) {
      expect(open(`${name}.br`, brotliDecompressSync), name).toBe(text)
      expect(open(`${name}.gz`, gunzipSync), name).toBe(text)
    }
  return texts
}

const testNightly = test.skipIf(!atNight)

test('successive changes give exactly the site that one cold compose gives', {
  timeout: 300_000,
}, async () => {
  const site = await tinySite()
  site.release('about', 'v2', { '/': { links: ['/life', '/academics'] } })
  await putLive(site.store, { about: 'v2' })
  const random = randomFrom(20_260)
  const roll = (limit: number) => Math.floor(random() * limit)
  let joined = 0
  for (let turn = 0; turn < (atNight ? 40 : 14); turn++) {
    await change(site, turn, roll)
    const { releases } = await readChannel(site.store)
    // No change may remove another section.
    expect(packages.filter((name) => !releases[name])).toEqual([])
    const { alumni } = releases
    expect(site.served().has('alumni.html')).toBe(!!alumni)
    joined += alumni ? 1 : 0
    const [now, cold] = [servedTexts(site), await coldTexts(site.store, await readChannel(site.store))]
    expect([...now.keys()], `after change ${turn}`).toEqual([...cold.keys()])
    for (const [name, text] of cold) expect(now.get(name), `${name} after change ${turn}`).toBe(text)
  }
  expect(joined).toBeGreaterThan(0)
})

testNightly(
  'on a large site, too, changed words lead to the very site that one cold compose makes',
  {
    timeout: 300_000,
  },
  async () => {
    const site = await tinySite()
    const list = (word: string, changed: number) =>
      Object.fromEntries(
        Array.from({ length: 200 }, (_, index) => [
          `/list/${index}`,
          { text: `${index === changed ? word : 'Thistle'} is on page ${index}` },
        ]),
      )
    const academics = { '/academics': { ids: ['today'] } }
    for (const [turn, page] of [-1, 3, 3, 150, -1].entries()) {
      const version = site.release('academics', `large${turn}`, {
        ...academics,
        ...list(`Word${turn}`, page),
      })
      await putLive(site.store, { academics: version })
      expect(servedTexts(site), `after change ${turn}`).toEqual(
        await coldTexts(site.store, await readChannel(site.store)),
      )
    }
    await putLive(site.store, { academics: 'large1' })
    expect(servedTexts(site)).toEqual(await coldTexts(site.store, await readChannel(site.store)))
  },
)
