import { expect, test } from 'vitest'
import { faultsOf } from './html'

const page = (main: string, head = '') => `<!doctype html><html lang="en"><head>
<title>Beekeeping</title>
<meta name="description" content="What the bees of the garden do from the first warm day to the last.">
<link rel="canonical" href="https://bees.example.org/bees">
${head}</head><body>
<header><nav><a href="/bees" aria-current="page">Bees</a></nav></header>
<main><h1>Beekeeping</h1><p id="hive">Of hives.</p>${main}</main>
<footer><a href="#hive">Hive</a></footer></body></html>`

const faults = (html: string, ...others: { path: string; html: string }[]) =>
  faultsOf([{ path: '/bees', html }, ...others], (path) => path === '/bee.svg')

test('reports nothing for a valid page', () => {
  expect(
    faults(
      page(`<img src="/bee.svg" alt="" width="3" height="2"><a href="/bees#hive">There</a>
<label for="who">Who</label><input id="who"><button aria-label="Close"></button><a href="tel:+910000000000">Ring</a>
<script type="application/ld+json">{}</script>`),
    ),
  ).toEqual([])
})

test.each([
  ['a second h1', page('<h1>Wax</h1>'), 'headings of level 1'],
  ['no h1', page('').replace('<h1>Beekeeping</h1>', ''), 'headings of level 1'],
  ['no language', page('').replace(' lang="en"', ''), 'no language'],
  ['another title', page('').replace('<title>Beekeeping', '<title>Wax'), 'expected the heading'],
  ['no title', page('').replace('<title>Beekeeping</title>', ''), 'no title'],
  ['the address of another page', page('').replace('org/bees', 'org/'), "canonical address 'https:"],
  ['no description', page('').replace(/<meta.*>/, ''), 'description of 0'],
  ['no footer', page('').replace(/<footer>.*<\/footer>/, ''), 'no <footer>'],
  ['a place that was not filled in', page('<p>Of {college}</p>'), 'shows “{college}”'],
  ['a value that is missing', page('<p>undefined years</p>'), 'shows “undefined”'],
  [
    'a page that its navigation does not name as the current one',
    page('').replace(' aria-current="page"', ''),
    'not the current page',
  ],
  ['an id twice', page('<p id="hive"></p>'), "the id 'hive' twice"],
  ['a label of nothing', page('<label for="who">Who</label>'), 'for="who"'],
  ['a description that is missing', page('<p aria-describedby="who">x</p>'), 'aria-describedby="who"'],
  ['a picture without words', page('<img src="/bee.svg" width="1" height="1">'), 'no alt'],
  ['a picture without size', page('<img src="/bee.svg" alt="">'), 'no size'],
  [
    'a picture that is not there',
    page('<img src="/wax.svg" alt="" width="1" height="1">'),
    'asks for /wax.svg',
  ],
  ['what only script shows', page('<div hidden>x</div>'), 'hides <div>'],
  ['a nameless button', page('<button><svg></svg></button>'), 'no name'],
  ['a nameless link', page('<a href="/bees"></a>'), 'no name'],
  ['a nameless field', page('<input>'), 'no name'],
  ['an empty heading', page('<h2> </h2>'), 'empty <h2>'],
  ['an empty list', page('<ul></ul>'), 'empty <ul>'],
  [
    'a form without a word on privacy before its fields',
    page('<form><input type="email" aria-label="E-mail"><a href="/privacy">Privacy</a></form>'),
    'does not link to /privacy',
  ],
  ['structured data that is cut off', page('<script type="application/ld+json">{</script>'), 'no JSON'],
  ['a link to no page', page('<a href="/wax">Wax</a>'), 'links to /wax'],
  ['a link to no place', page('<a href="#wax">Wax</a>'), 'links to #wax'],
  ['a link to no place of another page', page('<a href="/bees#wax">Wax</a>'), 'links to /bees#wax'],
  ['no number', page('<a href="tel:00">Ring</a>'), 'no number'],
  ['no address', page('<a href="mailto:bees">Write</a>'), 'no address'],
  ['a link of another kind', page('<a href="bees">Bees</a>'), "links to 'bees'"],
])('finds %s', (_, html, sentence) => {
  expect(faults(html).join('\n')).toContain(sentence)
})

test('finds two pages with the same title and description', () => {
  expect(faults(page(''), { path: '/wax', html: page('').replace('org/bees', 'org/wax') })).toEqual([
    '/wax: has the description of /bees',
    '/wax: has the title of /bees',
  ])
})
