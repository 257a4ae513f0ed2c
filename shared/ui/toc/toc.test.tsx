// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { find, mount, seeEverything } from '../testing/mount'
import { TableOfContents } from './toc'

test('the contents link to each section and mark the one in view', async () => {
  seeEverything()
  const items = [
    { id: 'hives', title: 'Hives' },
    { id: 'ferns', title: 'Ferns' },
  ]
  const { place } = await mount(
    <TableOfContents label="From top to bottom" items={items}>
      <section id="hives">…</section>
      <section id="ferns">…</section>
    </TableOfContents>,
  )
  const links = [...find(place, 'nav[aria-label="From top to bottom"] details').querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#hives', '#ferns'])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null])
})
