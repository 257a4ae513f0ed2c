// @vitest-environment happy-dom
import { PageProvider, setSite } from '@college/runtime'
import { sampleSite } from '@college/shared/contract/testing/sample-site'
import { find, mount } from '@college/shared/ui/testing/mount'
import { expect, test, vi } from 'vitest'
import { Deciding } from './deciding'

vi.mock('../../../content/claims.yaml', () => ({
  default: { asOf: 'Seen on {day}', source: 'From', ask: 'Write', ring: 'Call {phone}' },
}))
vi.mock('../../../content/deciding.yaml', () => ({
  default: {
    heading: 'Before you dig',
    intro: 'What gardeners ask.',
    office: 'The keeper answers these.',
    questions: [
      {
        id: 'spades',
        question: 'Which spade?',
        unknown: 'The keeper tells you.',
        subject: 'Spades & forks',
        ask: 'Ask about spades',
      },
      {
        id: 'beds',
        question: 'How many beds?',
        unknown: 'The keeper counts them for you.',
        subject: 'Beds',
        ask: 'Ask about beds',
        fact: {
          text: 'Nine beds.',
          link: { label: 'See them', href: '/beds' },
          asOf: '1984-04-01',
          source: { label: 'The plan of 1984' },
          until: '1984-09-30',
        },
      },
    ],
  },
}))

setSite(sampleSite)

/** The section as composed on a day. */
async function composedOn(day: string) {
  const head = { title: '', description: '', lead: '' }
  const { place } = await mount(
    <PageProvider value={{ head, path: '/', day, trail: [], trailLabel: '' }}>
      <Deciding />
    </PageProvider>,
  )
  return place
}

const ways = (place: HTMLElement) =>
  [...place.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])

test('a question without a fact says whom to ask, and how', async () => {
  const spades = find(await composedOn('1984-05-01'), '#spades')
  expect(find(spades, 'details > div > p').textContent).toBe('The keeper tells you.')
  expect(ways(spades)).toEqual([['Ask about spades', '/contact?subject=Spades%20%26%20forks#write']])
})

test('facts are first; the telephone number separates them from the rest, once', async () => {
  const links = async (day: string) => ways(await composedOn(day)).map(([label]) => label)
  expect(await links('1984-09-30')).toEqual(['See them', 'Call +00 11111 22222', 'Ask about spades'])
  expect(await links('1984-10-01')).toEqual(['Call +00 11111 22222', 'Ask about spades', 'Ask about beds'])
})

test('a fact shows its source and the date it was checked, until it expires', async () => {
  const beds = find(await composedOn('1984-09-30'), '#beds')
  expect(beds.textContent).toMatch(/Nine beds\..*Seen on 1 April 1984.*From The plan of 1984/)
  expect(ways(beds)).toEqual([['See them', '/beds']])

  const after = find(await composedOn('1984-10-01'), '#beds')
  expect(after.textContent).not.toMatch(/Nine beds|1984/)
  expect(after.textContent).toContain('The keeper counts them for you.')
  expect(ways(after)[0]).toEqual(['Ask about beds', '/contact?subject=Beds#write'])
})
