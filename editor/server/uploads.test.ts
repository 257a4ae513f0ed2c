import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Session } from './session'
import { checkedLength, refuseTakenNames, takePicture } from './uploads'

const root = mkdtempSync(join(tmpdir(), 'uploads-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const put = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

test('a photograph gets a name that neither the repository nor any desk has', async () => {
  const { default: sharp } = await import('sharp')
  const image = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#7d9471' } })
    .jpeg()
    .toBuffer()
  const desk = join(root, '.cache/edit/of-meera/site')
  const session = { root, desk, drafts: { addUpload: () => {} } } as unknown as Session
  put('.cache/edit/of-meera/site/mfe-garden/content/beds.yaml', '')
  const take = async () => (await takePicture(session, 'mfe-garden', 'Écologie: the pond', image)).name
  expect(await take()).toBe('ecologie-the-pond')
  expect(await take()).toBe('ecologie-the-pond-2')
  put('mfe-garden/pictures/ecologie-the-pond-3.png', image)
  expect(await take()).toBe('ecologie-the-pond-4')
  put('.cache/edit/of-ravi/site/mfe-garden/pictures/ecologie-the-pond-5.jpg', image)
  expect(await take()).toBe('ecologie-the-pond-6')
})

test('what a colleague has saved under the same name is not overwritten', () => {
  const uploads = ['mfe-garden/pictures/lily.jpg', 'mfe-garden/clips/walk.mp4']
  put('mfe-garden/clips/walk.mp4', 'the film that the new one replaces')
  refuseTakenNames(root, uploads)
  put('mfe-garden/pictures/lily.webp', 'a colleague’s')
  expect(() => refuseTakenNames(root, uploads)).toThrow('another photograph named lily')
})

test('a film is at most five minutes long, in whole seconds', () => {
  expect(['300', '7.6', '0.2'].map(checkedLength)).toEqual([300, 8, 1])
  expect(() => checkedLength('300.6')).toThrow('is 5:01 minutes long; expected at most 5:00 minutes')
  expect(() => checkedLength('86400')).toThrow('expected at most 5:00 minutes')
})

test.each([null, '', 'long', 'Infinity', 'NaN', '0', '-8'])('%j is no length of a film', (length) => {
  expect(() => checkedLength(length)).toThrow('How long the film is could not be read')
})
