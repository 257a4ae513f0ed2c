import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Refusal } from '@college/platform/store/site-store'
import { afterAll, expect, test } from 'vitest'
import { nameOfUpload } from '../protocol/used-uploads'
import type { Session } from './session'
import { refuseTakenNames, storePicture } from './uploads'

const root = mkdtempSync(join(tmpdir(), 'uploads-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const sessionOf = (uploaded: string) => ({ root, uploaded }) as unknown as Session

const put = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

test('a photograph gets a name unused in the repository and in all uploads', async () => {
  const { default: sharp } = await import('sharp')
  const image = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#7d9471' } })
    .jpeg()
    .toBuffer()
  const session = sessionOf(join(root, '.cache/edit/of-meera/uploads'))
  put('.cache/edit/of-meera/drafts.json', '')
  const take = async (wish = 'Écologie: the pond') =>
    nameOfUpload(await storePicture(session, 'mfe-garden', wish, image))
  expect(await take('Con')).toBe('con-2')
  expect(await take()).toBe('ecologie-the-pond')
  expect(await take()).toBe('ecologie-the-pond-2')
  put('mfe-garden/pictures/ecologie-the-pond-3.png', image)
  expect(await take()).toBe('ecologie-the-pond-4')
  put('.cache/edit/of-ravi/uploads/mfe-garden/pictures/ecologie-the-pond-5.jpg', image)
  expect(await take()).toBe('ecologie-the-pond-6')
})

test('turns a photograph upright and removes its metadata', async () => {
  const { default: sharp } = await import('sharp')
  const image = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#7d9471' } })
    .withExif({ IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(image).metadata()).exif).toBeDefined()
  const session = sessionOf(join(root, '.cache/edit/of-asha/uploads'))
  const path = await storePicture(session, 'mfe-garden', 'Fern', image)
  const { exif, xmp, iptc, width, height } = await sharp(join(session.uploaded, path)).metadata()
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
  expect([width, height]).toEqual([6, 9])
})

test.each([
  ['ftypheic', 'HEIC'],
  ['ftypheix', 'HEIC'],
  ['ftypmif1\0\0\0\0mif1heic', 'HEIC'],
  ['ftypmif1\0\0\0\0mif1avif', 'no picture'],
  ['ftypmp42', 'no picture'],
])('a file that begins with %s is recognised by its format', async (brand, named) => {
  const bytes = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(brand), Buffer.alloc(400)])
  await expect(storePicture(sessionOf(join(root, 'nobody')), 'mfe-garden', 'pond', bytes)).rejects.toThrow(
    named,
  )
})

test.each<[string, Buffer, RegExp]>([
  ['an empty file', Buffer.alloc(0), /^The file is empty/],
  ['a text', Buffer.from('no picture'), /^The file is no picture/],
  ['a file that is too large', Buffer.alloc(30_000_001), /^The photograph has 31 MB/],
])('refuses %s in one sentence', async (_, bytes, words) => {
  const taken = storePicture(sessionOf(join(root, 'nobody')), 'mfe-garden', 'pond', bytes)
  await expect(taken).rejects.toThrow(words)
  await expect(taken).rejects.toThrow(Refusal)
})

test('does not overwrite what a colleague has saved under the same name', () => {
  const uploads = ['mfe-garden/pictures/lily.jpg']
  const session = { root, uploaded: join(root, 'mine') }
  put('mine/mfe-garden/pictures/lily.jpg', 'mine')
  refuseTakenNames(session, uploads)
  put('mfe-garden/pictures/lily.jpg', 'mine')
  refuseTakenNames(session, uploads)
  put('mfe-garden/pictures/lily.jpg', 'a colleague’s')
  expect(() => refuseTakenNames(session, uploads)).toThrow('another photograph named lily')
})
