import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { picturePlugin } from './picture-plugin'

/** What the build would write for a picture of this width: its files by name. */
async function renderings(width: number, alpha = 1) {
  const folder = mkdtempSync(join(tmpdir(), 'picture-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'photo.png')
  const background = { r: 74, g: 124, b: 89, alpha }
  await sharp({ create: { width, height: width / 2, channels: 4, background } }).toFile(file)
  const files = new Map<string, Buffer>()
  const emitFile = ({ fileName, source }: { fileName: string; source: Buffer }) => files.set(fileName, source)
  const { load } = picturePlugin({ base: '/', emit: true, cache: folder })
  if (typeof load !== 'function') throw new Error('The plugin has no load hook.')
  await load.call({ emitFile, environment: { mode: 'build' } } as never, `${file}?picture`, {} as never)
  return files
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
