import { placeholder } from '@college/shared/content/placeholder'
import { expect, test } from 'vitest'
import { type Candidate, putLive, tryOut } from '../release/put-live'
import { servedSite, siteIn } from '../site/composed-sites'
import type { Store } from '../store/site-store'
import { tinySite } from '../testing/tiny-site'
import { changesBetweenSites } from './what-changes'

const compared = (store: Store, { folder }: Candidate) =>
  changesBetweenSites(store, folder, siteIn(store, servedSite(store) ?? ''))

test('lists changed, new and removed pages, and no other', async () => {
  const { store, release } = await tinySite()
  release('media', 'v2', { '/life': { text: 'New words', ids: ['today'] }, '/new': {} })
  await tryOut(store, { media: 'v2' }, async (candidate) => {
    const { tried, said } = compared(store, candidate)
    expect(tried.sort()).toEqual(['/life', '/new'])
    expect(said).toEqual([
      'Pages that change: /life, /new.',
      'Pages that go: /herbarium.',
      expect.stringMatching(
        /^The main part of \/life comes with the same words; what appears after an action/,
      ),
    ])
  })
  await putLive(store, {})
})

test('says which words change, and which page has its words elsewhere', async () => {
  const { store, release } = await tinySite()
  release('media', 'v2', {
    '/life': { text: '<main>New words</main>', ids: ['today'] },
    '/herbarium': { text: 'Outside' },
  })
  await tryOut(store, { media: 'v2' }, async (candidate) => {
    expect(compared(store, candidate).said).toEqual([
      'Pages that change: /life, /herbarium.',
      '/life says “New words” in place of nothing.',
      'The main part of /herbarium comes with the same words; what appears after an action may differ.',
    ])
  })
})

test('says which pages still have the words of a new page', async () => {
  const { store, release } = await tinySite()
  release('media', 'v2', {
    '/life': { text: `${placeholder} the first paragraph.`, ids: ['today'] },
    '/new': {},
  })
  await tryOut(store, { media: 'v2' }, async (candidate) => {
    const { said } = compared(store, candidate)
    expect(said.filter((line) => line.includes(placeholder))).toEqual([
      expect.stringMatching(/^\/life still/),
    ])
  })
})

test('a release with the same pages changes none', async () => {
  const { store, release } = await tinySite()
  release('media', 'v2')
  await tryOut(store, { media: 'v2' }, async (candidate) => {
    expect(compared(store, candidate)).toEqual({ tried: [], pictured: [], said: ['No page changes.'] })
  })
})
