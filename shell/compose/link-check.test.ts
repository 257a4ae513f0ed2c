import { expect, test } from 'vitest'
import { checkLinks, linksOf } from './link-check'

const check =
  (pages: Record<string, string>, files: string[] = []) =>
  () =>
    checkLinks(new Map(Object.entries(pages).map(([path, html]) => [path, linksOf(html)])), new Set(files))

test('links to pages, to places in pages and to files are right', () => {
  expect(
    check(
      {
        '/': '<a href="/about#history">History</a><a href="/about?from=home">About</a><a href="/assets/a.vtt">Words</a>',
        '/about':
          '<h2 id="history">History</h2><a href="#history">Up</a><a href="https://example.org">Out</a>',
      },
      ['/assets/a.vtt'],
    ),
  ).not.toThrow()
})

test('a link to a path that nobody owns is refused', () => {
  expect(check({ '/': '<a href="/abuot">About</a>' })).toThrow(
    '/: links to /abuot, but no section owns /abuot.',
  )
})

test('a link to a place that is not in the page is refused', () => {
  expect(check({ '/': '<a href="/about#past">Past</a>', '/about': '<h2 id="history">History</h2>' })).toThrow(
    "/: links to /about#past, but /about has no place with the id 'past'.",
  )
})

test('an escaped address is read as the browser reads it', () => {
  expect(check({ '/': '<a href="/apply?a=1&amp;b=2">Apply</a>', '/apply': '' })).not.toThrow()
})
