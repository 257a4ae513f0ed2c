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
      map: { picture: { img: { src: '/india.svg' } }, alt: 'India' },
      listHeading: 'Hospitals',
      filter: { label: 'Find', hint: 'A place', clear: 'Clear', result: '{count} of {total}', none: 'None' },
      labels: { place: 'Place', focus: 'Focus', learn: 'Learnt' },
      hospitals: [
        hospital('Garden Clinic', 'Aluva', 'Kerala'),
        hospital('House of Rest', 'Hosur', 'Tamil Nadu'),
        hospital('House of Rest', 'Aluva', 'Kerala'),
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
  const [clinic, first, second] = ['Aluva, Kerala', 'Hosur, Tamil Nadu', 'Aluva, Kerala']
  for (const [words, expected] of [
    ['kerala', [clinic, second]],
    ['tamil', [first]],
    ['', [clinic, first, second]],
    ['rest aluva', [second]],
    ['hosur', [first]],
    ['', [clinic, first, second]],
  ] as const) {
    await type(words)
    expect(places(), words).toEqual(expected)
  }
})
