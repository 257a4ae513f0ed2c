import { existsSync, readdirSync } from 'node:fs'
import { openStore } from '@college/platform/store/open-store'
import { beforeAll, expect, test } from 'vitest'
import { type FirstVisit, firstVisit } from './first-visit'
import { type Figure, figures, limitOf, limits, screen } from './limits'

const store = openStore()

const visits = new Map<string, FirstVisit>()
beforeAll(async () => {
  if (!existsSync(store.public))
    throw new Error(`${store.public}: these tests read a composed site; run npm run build first.`)
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
