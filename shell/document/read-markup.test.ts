import { expect, test } from 'vitest'
import { readMarkup } from './read-markup'

const mainTextOf = (html: string) => readMarkup(html).words

const page = (main: string) =>
  `<header><a href="/">Home</a></header><main id="main" tabindex="-1">${main}</main><footer>Rights</footer>`

test('a page’s words are those of its main part, without navigation, footer and breadcrumb', () => {
  expect(
    mainTextOf(
      page('<nav aria-label="Breadcrumb"><ol><li>Home</li></ol></nav><h1>Herbarium</h1><p>Books.</p>'),
    ),
  ).toEqual({ title: 'Herbarium', headings: [], text: 'Books.' })
})

test('headings are listed separately, and are part of the text too', () => {
  expect(mainTextOf(page('<h1>Herbarium</h1><h2>Herbarium by day</h2><p>From nine.</p>'))).toEqual({
    title: 'Herbarium',
    headings: ['Herbarium by day'],
    text: 'Herbarium by day · From nine.',
  })
})

test('leaves out drawings, fields and forms', () => {
  const { text } = mainTextOf(
    page('<p>Before</p><svg><text>drawn</text><svg></svg></svg><form><label>Name</label></form><p>After</p>'),
  )
  expect(text).toBe('Before · After')
})

test('leaves out what is not shown at first: dialogs and script fallbacks', () => {
  const { text } = mainTextOf(
    page(
      '<p>Film</p><div data-nosnippet="true"><div>File</div></div><dialog><p>Film</p></dialog><p>After</p>',
    ),
  )
  expect(text).toBe('Film · After')
})

test('keeps sentences with links whole, and neighbouring texts apart', () => {
  expect(
    mainTextOf(
      page('<p>Write to <a href="/contact">the office</a>.</p><a href="/a">Apply</a><a href="/b">View</a>'),
    ).text,
  ).toBe('Write to the office. Apply · View')
})

test('separates blocks by a sign unless a sentence ends, but not parts of a line', () => {
  const { text } = mainTextOf(
    page('<h2>Moss</h2><p>It is green.</p><dl><dt>Area</dt><dd>3 <span>acres</span></dd></dl><p>Wet</p>'),
  )
  expect(text).toBe('Moss · It is green. Area: 3 acres · Wet')
})

test('leaves out text for screen readers only, except the end value of a counting figure', () => {
  const figure =
    '<p><span class="visually-hidden">22+</span><span aria-hidden="true" data-shown="0+">22+</span> years</p>'
  expect(mainTextOf(page(`<p>Ask<span class="visually-hidden">: about moss</span></p>${figure}`)).text).toBe(
    'Ask · 22+ years',
  )
})

test('decodes escaped characters', () => {
  expect(mainTextOf(page('<h1>Yoga &amp; rest</h1><p>&lt;b&gt; &amp;lt; it&#x27;s</p>'))).toMatchObject({
    title: 'Yoga & rest',
    text: "<b> &lt; it's",
  })
})

test('reads a heading that is a button by its title, and no other buttons', () => {
  const opening =
    '<h3><button type="button">Mud baths<span class="visually-hidden">, show</span></button></h3>'
  expect(mainTextOf(page(`<h1>Work</h1>${opening}<button type="button">Look behind</button>`))).toEqual({
    title: 'Work',
    headings: ['Mud baths'],
    text: 'Mud baths',
  })
})

test('collects ids and addresses of the whole page, as a browser reads them', () => {
  const { ids, links } = readMarkup(
    page('<h2 id="history">History</h2><a href="/apply?a=1&amp;b=2">Apply</a><a href="#history">Up</a>'),
  )
  expect(ids).toEqual(['main', 'history'])
  expect(links).toEqual(['/', '/apply?a=1&b=2', '#history'])
})

test('an id that stands twice is collected twice', () => {
  expect(readMarkup(page('<h2 id="main">Main subjects</h2>')).ids).toEqual(['main', 'main'])
})

test('the first picture of the main part represents the page', () => {
  expect(
    readMarkup(page('<img src="/assets/media/a.jpg" alt="A pool"><img src="/assets/media/b.jpg">')).picture,
  ).toEqual({ src: '/assets/media/a.jpg', alt: 'A pool' })
  expect(readMarkup(page('<p>None</p>')).picture).toBeUndefined()
})
