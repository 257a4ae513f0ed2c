import { randomBytes } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
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
])('a %s picture stays transparent in formats that support it', async (_, alpha, expected) => {
  const clear = []
  for (const [name, bytes] of await renderings(1200, alpha))
    if ((await sharp(bytes).metadata()).hasAlpha) clear.push(name.replace(/^.*\./, ''))
  expect([...new Set(clear)].sort()).toEqual(expected)
})

/** A drawing of many small tiles; `ballast` are incompressible bytes in it. */
const drawing = (ballast: number) => {
  const tile = (_: unknown, i: number) =>
    `<rect x="${(i * 37) % 1500}" y="${(i * 61) % 1000}" width="30" height="20" fill="hsl(${(i * 47) % 360} 60% 60%)"/>`
  const tiles = Array.from({ length: 700 }, tile).join('')
  const desc = `<desc>${randomBytes(ballast).toString('base64')}</desc>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000">${desc}${tiles}</svg>`,
  )
}

/** The candidates of a format, as `<ending> <width>w`. */
const candidatesOf = (module: string, format = 'avif') =>
  (new RegExp(`"${format}":"([^"]*)"`).exec(module)?.[1] ?? '')
    .split(', ')
    .map((one) => one.replace(/^.*\./, ''))

test('a drawing smaller than any rendering is sent as it is', async () => {
  const source = drawing(0)
  const { files, module } = await built('hall.svg', source)
  expect(candidatesOf(module, 'svg.xml')).toEqual(['svg 480w'])
  expect(files.get([...files.keys()].find((file) => file.endsWith('.svg')) ?? '')).toEqual(source)
  expect([...files.keys()].filter((file) => file.endsWith('.avif'))).toEqual([])
})

test('a larger drawing has only renderings smaller than itself', async () => {
  const candidates = candidatesOf((await built('hall.svg', drawing(40_000))).module)
  const wide = candidates.filter((one) => one.startsWith('svg'))
  expect(wide).toHaveLength(1)
  expect(candidates.at(-1)).toBe(wide[0])
  expect(candidates.length).toBeGreaterThan(1)
  expect(candidates.length).toBeLessThan(6)
})

test('the largest drawing is used on screens beyond its renderings’ width', async () => {
  // Below 1,920 px browsers take the rendering of 1,600 px, which is then a tenth too small at most.
  expect(candidatesOf((await built('hall.svg', drawing(500_000))).module)).toEqual([
    'avif 480w',
    'avif 640w',
    'avif 800w',
    'avif 1200w',
    'avif 1600w',
    'svg 1920w',
  ])
})

test.each([
  ['cut in half', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['empty', () => Buffer.alloc(0)],
  ['something else', () => Buffer.from('%PDF-1.7')],
])('reports a photograph that is %s', async (_, spoilt) => {
  const noise = { create: { width: 900, height: 600, channels: 3 as const, background: '#4a7c59' } }
  const whole = await sharp(noise).jpeg({ quality: 100 }).toBuffer()
  await expect(built('pond.jpg', spoilt(whole))).rejects.toThrow(
    /pond\.jpg: found no whole picture \(.+\), expected JPEG, PNG, WebP, AVIF or SVG\.$/,
  )
})
