import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { nightly } from '../../site/nightly'
import { expect, test, untilLive } from '../../site/site'
import { seed } from '../seed'
import { type OwnSite, ownSite } from './own-site'

test.describe.configure({ mode: 'serial', timeout: 300_000 })

const outputs = /^(\.git|\.cache|node_modules|releases|channels|screenshots|\.?public(-preview)?)$/

let site: OwnSite
test.beforeAll(() => {
  site = ownSite(readdirSync(seed).filter((name) => !outputs.test(name)))
})
test.afterAll(() => site?.remove())

/** The files and folders in the repository's root. */
const folders = () => readdirSync(site.folder)

for (const [name, sentence] of [
  ['', 'found no name, expected the name of a section'],
  ['media', "found the section name 'media', which a package has"],
  ['shell', "found the section name 'shell', which a package has"],
  ['shared', "found the section name 'shared', which the site itself uses"],
  ['Research', "found the section name 'Research', expected one word in lower-case letters"],
  ['library', "found the section name 'library', but forms owns the page /library"],
  ['search', "found the section name 'search', but shell owns the page /search"],
] as const)
  test(`the name '${name}' is refused in one sentence, and nothing is written`, () => {
    const before = folders()
    expect(() => site.college('new-section', ...(name ? [name] : []))).toThrow(sentence)
    expect(folders()).toEqual(before)
  })

test(
  'a sixth section is one command: it passes all checks, is released, and its page opens',
  nightly(),
  async ({ page }) => {
    site.college('new-section', 'sundial')
    site.run('test:check')
    site.run('test:unit', 'mfe-sundial')
    expect(site.college('release', 'sundial')).toMatch(/^sundial \w+ is live/)

    const production = await site.serve('production')
    await page.goto(`${production.origin}/sundial`)
    await untilLive(page, '/sundial')
    await expect(page.getByRole('heading', { level: 1, name: 'Sundial' })).toBeVisible()
    await production.stop()

    // An older checkout does not know it, and must keep it live.
    rmSync(join(site.folder, 'mfe-sundial'), { recursive: true })
    const served = join(site.folder, 'public/sundial.html')
    site.college('compose')
    expect(existsSync(served)).toBe(true)
    expect(site.college('remove', 'sundial')).toContain('sundial is on the site no more')
    expect(existsSync(served)).toBe(false)
  },
)
