import { expect, test } from 'vitest'
import { readMarkup } from './read-markup'

const mainTextOf = (html: string) => readMarkup(html).words

const page = (main: string) =>
  `<header><a href="/">Home</a></header><main id="main" tabindex="-1">${main}</main><footer>Rights</footer>`

test('the words of a page are those of its main part: not the navigation’s, the footer’s or the breadcrumb’s', () => {
  expect(
    mainTextOf(
      page('<nav aria-label="Breadcrumb"><ol><li>Home</li></ol></nav><h1>Herbarium</h1><p>Books.</p>'),
    ),
  ).toEqual({ title: 'Herbarium', headings: [], text: 'Books.' })
})

test('headings are known apart from text and stand in it too', () => {
  expect(mainTextOf(page('<h1>Herbarium</h1><h2>Herbarium by day</h2><p>From nine.</p>'))).toEqual({
    title: 'Herbarium',
    headings: ['Herbarium by day'],
    text: 'Herbarium by day · From nine.',
  })
})

test('what only script or a screen reader’s pen would use is left out: drawings, fields, forms', () => {
  const { text } = mainTextOf(
    page('<p>Before</p><svg><text>drawn</text><svg></svg></svg><form><label>Name</label></form><p>After</p>'),
  )
  expect(text).toBe('Before · After')
})

test('what is not shown at first is left out: dialogs, and what stands in for script', () => {
  const { text } = mainTextOf(
    page(
      '<p>Film</p><div data-nosnippet="true"><div>File</div></div><dialog><p>Film</p></dialog><p>After</p>',
    ),
  )
  expect(text).toBe('Film · After')
})

test('sentences stay whole around a link, and neighbours do not run together', () => {
  expect(
    mainTextOf(
      page('<p>Write to <a href="/contact">the office</a>.</p><a href="/a">Apply</a><a href="/b">View</a>'),
    ).text,
  ).toBe('Write to the office. Apply · View')
})

test('blocks are told apart by a sign, unless a sentence ends; the parts of a line are not', () => {
  const { text } = mainTextOf(
    page('<h2>Moss</h2><p>It is green.</p><dl><dt>Area</dt><dd>3 <span>acres</span></dd></dl><p>Wet</p>'),
  )
  expect(text).toBe('Moss · It is green. Area: 3 acres · Wet')
})

test('what is only read aloud is left out, but not the figure of which that is the end', () => {
  const figure =
    '<p><span class="visually-hidden">22+</span><span aria-hidden="true" data-shown="0+">22+</span> years</p>'
  expect(mainTextOf(page(`<p>Ask<span class="visually-hidden">: about moss</span></p>${figure}`)).text).toBe(
    'Ask · 22+ years',
  )
})

test('escaped signs are read as a visitor sees them', () => {
  expect(mainTextOf(page('<h1>Yoga &amp; rest</h1><p>&lt;b&gt; &amp;lt; it&#x27;s</p>'))).toMatchObject({
    title: 'Yoga & rest',
    text: "<b> &lt; it's",
  })
})

test('a heading that opens its text is read by its title; other buttons are not text', () => {
  const opening =
    '<h3><button type="button">Mud baths<span class="visually-hidden">, show</span></button></h3>'
  expect(mainTextOf(page(`<h1>Work</h1>${opening}<button type="button">Look behind</button>`))).toEqual({
    title: 'Work',
    headings: ['Mud baths'],
    text: 'Mud baths',
  })
})

test('ids and addresses are those of the whole page, as a browser reads them', () => {
  const { ids, links } = readMarkup(
    page('<h2 id="history">History</h2><a href="/apply?a=1&amp;b=2">Apply</a><a href="#history">Up</a>'),
  )
  expect(ids).toEqual(['main', 'history'])
  expect(links).toEqual(['/', '/apply?a=1&b=2', '#history'])
})

test('the first picture of the main part stands for the page', () => {
  expect(
    readMarkup(page('<img src="/assets/media/a.jpg" alt="A pool"><img src="/assets/media/b.jpg">')).picture,
  ).toEqual({ src: '/assets/media/a.jpg', alt: 'A pool' })
  expect(readMarkup(page('<p>None</p>')).picture).toBeUndefined()
})
