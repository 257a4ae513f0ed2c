import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { picturePlugin } from './picture-plugin'

/** What the build would write for a photograph of this width: its files by name. */
async function renderings(width: number, alpha = 1) {
  const background = { r: 74, g: 124, b: 89, alpha }
  const photograph = sharp({ create: { width, height: width / 2, channels: 4, background } }).png()
  return (await built('photo.png', await photograph.toBuffer())).files
}

/** What the build would write for a picture, by name, and the module that pages import. */
async function built(name: string, source: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'picture-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, name)
  writeFileSync(file, source)
  const files = new Map<string, Buffer>()
  const emitFile = ({ fileName, source }: { fileName: string; source: Buffer }) => files.set(fileName, source)
  const { load } = picturePlugin({ base: '/', emit: true, cache: folder })
  if (typeof load !== 'function') throw new Error('The plugin has no load hook.')
  const module = await load.call(
    { emitFile, environment: { mode: 'build' } } as never,
    `${file}?picture`,
    {} as never,
  )
  return { files, module: String(module) }
}

test.each([400, 700, 1200])('a photograph of %i px gives files as wide as their names say', async (width) => {
  const files = await renderings(width)
  expect(files.size).toBeGreaterThanOrEqual(3)
  for (const [name, bytes] of files)
    expect((await sharp(bytes).metadata()).width, name).toBe(Number(/-(\d+)-/.exec(name)?.[1]))
})

test.each([
  ['see-through', 0.5, ['avif', 'webp']],
  ['solid', 1, []],
])('a %s picture is see-through in the formats that can be', async (_, alpha, expected) => {
  const clear = []
  for (const [name, bytes] of await renderings(1200, alpha))
    if ((await sharp(bytes).metadata()).hasAlpha) clear.push(name.replace(/^.*\./, ''))
  expect([...new Set(clear)].sort()).toEqual(expected)
})

test('a drawing itself is for screens that need more than its renderings have', async () => {
  const source = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000"><rect width="1500" height="900" fill="#567f60"/></svg>',
  )
  const { files, module } = await built('hall.svg', source)
  const name = [...files.keys()].find((file) => file.endsWith('.svg')) ?? ''
  expect(files.get(name)).toEqual(source)
  // Before 1,920 px browsers take the rendering of 1,600 px, which then lacks a tenth at most.
  expect(module).toMatch(new RegExp(`hall-1600-[^ ]+ 1600w, /${name} 1920w"`))
})
