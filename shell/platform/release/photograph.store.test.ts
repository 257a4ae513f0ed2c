import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** A copy of the section with the fewest pictures, beside the repository's own `shared` and packages. */
let checkout: string
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'photograph-'))
  cpSync(join(root, 'mfe-forms'), join(checkout, 'mfe-forms'), {
    recursive: true,
    filter: (source) => !/\/(dist|node_modules)$/.test(source),
  })
  for (const name of [
    'shared',
    'node_modules',
    'package.json',
    'tsconfig.base.json',
    'tsconfig.browser.json',
  ])
    symlinkSync(join(root, name), join(checkout, name))
})
afterAll(() => rmSync(checkout, { recursive: true, force: true }))

test('a photograph laid beside a drawing of its name takes its place, with its own size and colours', async () => {
  const clay = { r: 168, g: 73, b: 47 }
  await sharp({ create: { width: 1200, height: 700, channels: 3, background: clay } })
    .jpeg({ quality: 90 })
    .toFile(join(checkout, 'mfe-forms/pictures/library-hall.jpg'))

  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: join(checkout, 'mfe-forms'),
    encoding: 'utf8',
    // The federation plugin does nothing where it finds a test runner's mark.
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))),
  })
  expect(status, stdout + stderr).toBe(0)

  const folder = join(checkout, 'mfe-forms/dist/browser')
  const files = readdirSync(folder)
  for (const [ending, width, height] of [
    ['avif', 1200, 700],
    ['webp', 1200, 700],
    ['jpg', 1200, 700],
  ] as const) {
    const file =
      files.find((name) => name.startsWith(`library-hall-${width}-`) && name.endsWith(ending)) ?? ''
    const picture = sharp(join(folder, file))
    expect(await picture.metadata()).toMatchObject({ width, height })
    const [red = 0, green = 0, blue = 0] = (await picture.stats()).channels.map(({ mean }) => mean)
    expect(Math.abs(red - clay.r) + Math.abs(green - clay.g) + Math.abs(blue - clay.b)).toBeLessThan(12)
  }

  const code = files
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const [, width, height, placeholder = ''] =
    /library-hall-1200-[^`'"]+\.jpg.,w:(\d+),h:(\d+)\},placeholder:.(\w+)/.exec(code.join('\n')) ?? []
  expect([width, height]).toEqual(['1200', '700'])
  expect(placeholder).toMatch(/^(a[45][23]){2}$/)
})
