// @vitest-environment happy-dom
import { setSite } from '@college/runtime'
import { sampleSite } from '@college/shared/contract/testing/sample-site'
import { mount } from '@college/shared/ui/testing/mount'
import { illustration } from '@college/shared/ui/testing/samples'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'

vi.mock('@college/runtime', async (original) => ({
  ...(await original<object>()),
  useSearchParams: () => [new URLSearchParams(), () => {}],
}))
vi.mock('../../../content/activities.yaml', () => {
  const opening = { heading: '', intro: 'What we did.', ownPage: '' }
  return { default: { page: {}, grid: { ...opening, latest: 'The last was in {year}.' }, simple: opening } }
})
const list = vi.hoisted(() => ({ years: [] as (number | undefined)[], isParent: true }))
const rendered = vi.hoisted(() => vi.fn())
vi.mock('../../activity/occasions', () => ({ Occasions: () => <p>{rendered()}</p> }))
vi.mock('@college/shared/content/list-of', () => ({
  listOf: (files: object) =>
    Object.keys(files).some((file) => file.includes('simple'))
      ? []
      : list.years.map((year, index) => ({
          slug: `walk-${index}`,
          page: { title: 'Walk' },
          summary: '',
          illustration,
          description: [],
          listHeading: list.isParent ? 'Walks' : undefined,
          yearlyWorkshops: list.isParent ? [{ title: 'Walk', year }] : [],
        })),
}))

setSite(sampleSite)

async function page() {
  vi.resetModules()
  const { PageProvider } = await import('@college/runtime')
  const { Component, head } = await import('./activities')
  return (
    <PageProvider value={{ head, path: '/', day: '1984-04-01', trail: [], trailLabel: '' }}>
      <Component />
    </PageProvider>
  )
}

test('what is in a card is rendered once, though the page takes its open card from the address when it is live', async () => {
  list.years = [1984, 1983]
  const place = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => place.remove())
  const activities = await page()
  place.innerHTML = renderToString(activities)
  rendered.mockClear()
  await act(async () => hydrateRoot(place, activities))
  expect(rendered).toHaveBeenCalledTimes(2)
})

test.each([
  [[1983, 1984], 'The last was in 1984.'],
  [[undefined], ''],
  [[], ''],
])('of years %j the page says: %s', async (years, sentence) => {
  list.years = years
  const { place } = await mount(await page())
  expect(/What we did\.\s?(The last.*?\.)?/.exec(place.textContent)?.[1] ?? '').toBe(sentence)
})

test('an activity without parts has no list of them', async () => {
  list.years = [undefined]
  list.isParent = false
  onTestFinished(() => {
    list.isParent = true
  })
  rendered.mockClear()
  await mount(await page())
  expect(rendered).not.toHaveBeenCalled()
})
