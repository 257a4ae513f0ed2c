import { expect, test } from 'vitest'
import { checkLinks, type PageLinks } from './link-check'

const check =
  (pages: Record<string, Partial<PageLinks>>, files: string[] = []) =>
  () =>
    checkLinks(
      Object.entries(pages).map(([path, page]) => ({ path, ids: [], links: [], ...page })),
      new Set(files),
    )

test('links to pages, to places in pages and to files are right', () => {
  expect(
    check(
      {
        '/': { links: ['/about#history', '/about?from=home', '/assets/a.vtt'] },
        '/about': { ids: ['history'], links: ['#history', '#top', 'https://example.org'] },
      },
      ['/assets/a.vtt'],
    ),
  ).not.toThrow()
})

test('a link to a path that nobody owns is refused', () => {
  expect(check({ '/': { links: ['/abuot'] } })).toThrow('/: links to /abuot, but no section owns /abuot.')
})

test('a link to a place that is not in the page is refused', () => {
  expect(check({ '/': { links: ['/about#past'] }, '/about': { ids: ['history'] } })).toThrow(
    "/: links to /about#past, but /about has no place with the id 'past'.",
  )
})
