import { expect, test } from 'vitest'
import { checkLinks, type PageLinks } from './link-check'

const check =
  (pages: Record<string, Partial<PageLinks>>, files: string[] = []) =>
  () =>
    checkLinks(
      Object.entries(pages).map(([path, page]) => ({ path, ids: [], links: [], ...page })),
      new Set(files),
      new Map(Object.keys(pages).map((path) => [path, path === '/' ? 'about v2' : 'media v3'])),
    )

test('accepts links to pages, to anchors and to files', () => {
  expect(
    check(
      {
        '/': { links: ['/about#history', '/about?from=home', '/assets/a.vtt'] },
        '/about': { ids: ['history'], links: ['#history', '#top'] },
      },
      ['/assets/a.vtt'],
    ),
  ).not.toThrow()
})

test('refuses a link to a path without an owner', () => {
  expect(check({ '/': { links: ['/abuot'] } })).toThrow(
    '/: about v2 links to /abuot, but no section owns /abuot; release one that does first, or the other without the link.',
  )
})

test('ignores the query of a link', () => {
  expect(check({ '/': { links: ['/abuot?from=home#past'] } })).toThrow(
    '/: about v2 links to /abuot?from=home#past, but no section owns /abuot; ',
  )
})

test('refuses a link to an anchor that the page lacks', () => {
  expect(check({ '/': { links: ['/about#past'] }, '/about': { ids: ['history'] } })).toThrow(
    "/: about v2 links to /about#past, but /about of media v3 has no place with the id 'past'; release one that fits the other.",
  )
})

test('refuses an id that two places of a page have', () => {
  const pages = { '/about': { ids: ['main', 'history', 'navigation', 'history'] } }
  expect(check(pages)).toThrow("/about: media v3 has two places with the id 'history', expected one; ")
})
