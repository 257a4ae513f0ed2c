import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compressed } from '../store/compress'
import { sha256 } from '../store/hash'
import { readChannel } from '../store/log'
import { sealKey } from '../store/seal'
import { releaseFolder } from '../store/site-store'
import { tinySite } from '../testing/tiny-site'
import { releasedFiles, writeText } from './site-files'

test('a release without its seal, as while it is repaired, has the files of its manifest; one that is gone has none', async () => {
  const { store } = await tinySite()
  const channel = await readChannel(store)
  const before = await releasedFiles(store, channel)
  rmSync(join(store.driver.place, sealKey('media', 'v1')))
  expect(await releasedFiles(store, channel)).toEqual(before)
  rmSync(releaseFolder(store, 'media', 'v1'), { recursive: true })
  const others = [...before.keys()].filter((name) => !name.startsWith('assets/media/'))
  expect([...(await releasedFiles(store, channel)).keys()]).toEqual(others)
  expect(others.length).toBeLessThan(before.size)
})

/** The longest text that still gets the best compression, of which the quick one makes other bytes. */
const short = 'In the garden there are beds of many kinds, each with its own herbs. '
  .repeat(4_000)
  .slice(0, 256_000)

test.each([
  ['gets the effort that is asked for', short, 'quick', 'quick'],
  ['gets the best compression unless another is asked for', short, undefined, 'best'],
  ['gets the quick one if it is large', `${short}.`, undefined, 'quick'],
] as const)('a text %s', async (_, text, asked, effort) => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [best, quick] = await Promise.all([
    compressed(Buffer.from(text), 'best'),
    compressed(Buffer.from(text), 'quick'),
  ])
  expect(best[0][1].equals(quick[0][1])).toBe(false)
  const forms = effort === 'best' ? best : quick
  const hashes = await writeText(folder, 'below/page.html', text, asked)
  expect(hashes).toEqual([Buffer.from(text), ...forms.map(([, form]) => form)].map((form) => sha256(form)))
  for (const [ending, form] of [['', Buffer.from(text)] as const, ...forms])
    expect(readFileSync(join(folder, `below/page.html${ending}`)).equals(form), ending).toBe(true)
})

test('what is no text has no compressed forms', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(await writeText(folder, 'robots.bin', 'words')).toEqual([sha256(Buffer.from('words'))])
  expect(readdirSync(folder)).toEqual(['robots.bin'])
})
