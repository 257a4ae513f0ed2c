import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readChannel } from '../store/log'
import { newWords, tinySite } from '../testing/tiny-site'
import { proposalOf, propose, withdraw } from './proposal'

test('proposals coexist beside the site, and no channel lists them', async () => {
  const { store, release, served } = await tinySite()
  const before = served()
  release('media', 'v2', newWords)
  release('forms', 'v2', { '/contact': { text: 'Ring us' } })
  const [spring, autumn] = [
    await propose(store, 'spring', { media: 'v2' }),
    await propose(store, 'autumn', { forms: 'v2' }),
  ]
  const text = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')
  expect(text(spring, 'life.html')).toContain('New words')
  expect(text(spring, 'contact.html')).not.toContain('Ring us')
  expect(text(autumn, 'contact.html')).toContain('Ring us')
  expect(JSON.parse(text(spring, 'life.html')).channel).toBe('preview')
  expect(served()).toEqual(before)
  expect(await readChannel(store, 'preview')).toEqual({ releases: {} })

  await propose(store, 'spring', { forms: 'v2' })
  expect(text(spring, 'life.html')).not.toContain('New words')
  withdraw(store, 'spring')
  expect([existsSync(spring), existsSync(autumn)]).toEqual([false, true])
  withdraw(store, 'autumn')
  expect(() => withdraw(store, 'autumn')).toThrow(
    "found no proposal 'autumn', expected one to be there first.",
  )
  await propose(store, 'autumn', { forms: 'v2' })
  expect(() => withdraw(store, 'autum')).toThrow(
    "found no proposal 'autum', expected 'autumn', or another of autumn.",
  )
})

test.each(['', '..', 'a/b', 'Spring', '.hidden'])("refuses '%s' as the name of a proposal", async (name) => {
  const { store } = await tinySite()
  expect(() => proposalOf(store, name)).toThrow('expected a name of lower-case letters')
})
