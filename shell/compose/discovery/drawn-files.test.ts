import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { storeIn } from '../../release/store'
import { drawnFiles, linkDrawnFiles } from './drawn-files'

const store = storeIn(mkdtempSync(join(tmpdir(), 'drawn-')))
const site = join(store.composed, 'site')
afterAll(() => rmSync(join(store.releases, '..'), { recursive: true, force: true }))

/** Composes a site with cards of these titles; gives their paths and what had to be drawn. */
async function compose(titles: string[]) {
  const drawn: string[] = []
  const files = drawnFiles(store)
  const paths = titles.map((title) =>
    files.path('card', 'jpg', { title }, async () => {
      drawn.push(title)
      return Buffer.from(title)
    }),
  )
  await files.finish()
  return { paths, drawn: drawn.sort() }
}

test('a release draws only the pictures that it changes, and the one of before can still be had', async () => {
  const first = await compose(['Library', 'Contact'])
  expect(first.drawn).toEqual(['Contact', 'Library'])
  const second = await compose(['Library', 'Contact Us'])
  expect(second.drawn).toEqual(['Contact Us'])
  expect(second.paths[0]).toBe(first.paths[0])

  mkdirSync(site, { recursive: true })
  linkDrawnFiles(store, site)
  for (const path of [...first.paths, ...second.paths]) expect(existsSync(join(site, path)), path).toBe(true)
})
