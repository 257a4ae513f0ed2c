import { existsSync, readdirSync } from 'node:fs'
import { storeIn } from '@college/platform/store/site-store'
import { beforeAll, expect, test } from 'vitest'
import { seed } from '../seed/seed'
import { type FirstVisit, firstVisit } from './first-visit'
import { type Figure, figures, limitOf, limits, screen } from './limits'

/** The seed's pages: a word more on a page of today is not the code's. The proof before a release weighs those. */
const store = storeIn(seed)

const visits = new Map<string, FirstVisit>()
beforeAll(async () => {
  if (!existsSync(store.public))
    throw new Error(
      `${store.public}: these tests read a composed site; run npm run test:store, which composes it.`,
    )
  const pages = readdirSync(store.public, { recursive: true, encoding: 'utf8' })
  for (const file of pages.filter((name) => name.endsWith('.html')))
    visits.set(`/${file}`, await firstVisit(store.public, file, screen))
})

test.each(figures)('a first visit keeps within its budget on every page: %s', (figure) => {
  expect(visits.size).toBeGreaterThan(30)
  const over = [...visits].flatMap(([page, visit]) =>
    visit[figure] > limitOf(figure)
      ? [`${page}: ${figure} is ${visit[figure]}, the limit is ${limitOf(figure)}`]
      : [],
  )
  expect(over).toEqual([])
})

test('every page starts with two fonts', () => {
  const without = [...visits].filter(([, { fonts }]) => fonts < 20_000).map(([page]) => page)
  expect(without).toEqual([])
})

test('some page still needs each limit above its target', () => {
  const needless = figures.filter((figure) => limits[figure].now && most(figure) <= limits[figure].target)
  expect(needless).toEqual([])
})

const most = (figure: Figure) => Math.max(...[...visits.values()].map((visit) => visit[figure]))
