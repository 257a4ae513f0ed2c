// @vitest-environment happy-dom
import { PageProvider } from '@college/runtime'
import { find, mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { Component } from './internship'

vi.mock('@college/runtime', async (original) => ({
  ...(await original<object>()),
  useSearchParams: () => [new URLSearchParams()],
  useLocation: () => ({ key: 'first' }),
}))

// Two have one name, and one of them stands in the same town as a third.
vi.mock('../../../content/internship.yaml', () => {
  const hospital = (name: string, place: string, state: string) => {
    return { name, place, state, at: { longitude: 77, latitude: 12 }, focus: 'Sleep', learn: 'To wait.' }
  }
  return {
    default: {
      intro: ['Where gardeners rest.'],
      map: { picture: { img: { src: '/india.svg' } }, alt: 'Where the gardens are' },
      listHeading: 'Hospitals',
      filter: {
        label: 'Find',
        hint: 'A place',
        clear: 'Begin anew',
        result: '{count} of {total}',
        none: 'None',
      },
      labels: { place: 'Where', focus: 'Known for', learn: 'To learn' },
      hospitals: [
        hospital('Garden Clinic', 'Orchard', 'Northland'),
        hospital('House of Rest', 'Meadow', 'Southland'),
        hospital('House of Rest', 'Orchard', 'Northland'),
      ],
    },
  }
})

test('hospitals of one name come and go with what is typed', async () => {
  const head = { title: '', description: '', lead: '' }
  const { place } = await mount(
    <PageProvider value={{ head, path: '/', day: '2026-11-26', trail: [], trailLabel: '' }}>
      <Component />
    </PageProvider>,
  )
  const type = (words: string) =>
    act(async () => {
      const field = find<HTMLInputElement>(place, 'input')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const places = () =>
    [...place.querySelectorAll('[aria-label=Hospitals] li')].map((item) => find(item, 'dd').textContent)
  const [clinic, first, second] = ['Orchard, Northland', 'Meadow, Southland', 'Orchard, Northland']
  for (const [words, expected] of [
    ['northland', [clinic, second]],
    ['southland', [first]],
    ['', [clinic, first, second]],
    ['rest orchard', [second]],
    ['meadow', [first]],
    ['', [clinic, first, second]],
  ] as const) {
    await type(words)
    expect(places(), words).toEqual(expected)
  }
})
