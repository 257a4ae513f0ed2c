import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { servedSite } from '../site/composed-sites'
import { readHead } from '../store/log'
import { historyOf } from '../testing/machines'
import { tinySite } from '../testing/tiny-site'
import { compositionAt, siteAt } from './history'
import { pastClaims } from './outdated'
import { putLive, takeFacts } from './put-live'
import { wouldChange } from './would-change'

afterEach(() => {
  vi.useRealTimers()
})

const onThe = (day: string) => vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), toFake: ['Date'] })

/** A site with a claim that holds until the end of September. */
async function siteWithClaim() {
  onThe('2026-09-20')
  const site = await tinySite()
  const until = [{ day: '2026-09-30', claim: 'mfe-forms/content/beds.yaml: seats' }]
  site.release('forms', 'v2', { '/contact': {} }, { until })
  await putLive(site.store, { forms: 'v2' })
  return site
}

test('composing on another day changes no page while all claims hold, and logs the day', async () => {
  const { store, served } = await siteWithClaim()
  const before = served()
  const folder = servedSite(store)
  onThe('2026-09-30')
  expect(await wouldChange(store, 'production')).toEqual([])
  expect((await takeFacts(store)).changed).toBe(true)
  expect(served()).toEqual(before)
  expect(servedSite(store)).toBe(folder)
  expect((await readHead(store.driver, 'production')).channel.day).toBe('2026-09-30')
  expect(await pastClaims(store)).toEqual([])
})

test('reports an expired claim, and renders its pages for the day after', async () => {
  const { store, text } = await siteWithClaim()
  expect(JSON.parse(text('contact.html')).day).toBe('2026-01-01')
  onThe('2026-10-02')
  expect(await pastClaims(store)).toEqual([
    'mfe-forms/content/beds.yaml: seats: held until 2026-09-30; the site still shows it, npx college compose takes it down.',
  ])
  expect(await wouldChange(store, 'production')).toContain('contact.html')
  await takeFacts(store)
  expect(JSON.parse(text('contact.html')).day).toBe('2026-10-01')
  expect(await pastClaims(store)).toEqual([
    'mfe-forms/content/beds.yaml: seats: held until 2026-09-30; its page says whom to ask instead.',
  ])
})

test('an earlier composition is composed for its own day, not today', async () => {
  const { store, text } = await siteWithClaim()
  const then = text('contact.html')
  onThe('2027-03-01')
  await takeFacts(store)
  const { number = 0 } = (await historyOf(store)).find(({ day }) => day === '2026-09-20') ?? {}
  const { folder, remove } = await siteAt(store, await compositionAt(store.driver, number))
  expect(readFileSync(join(folder, 'contact.html'), 'utf8')).toBe(then)
  remove()
})
