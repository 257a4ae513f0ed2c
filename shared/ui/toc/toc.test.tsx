// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { find, mount, seeEverything } from '../testing/mount'
import { TableOfContents } from './toc'

test('the contents lead to each section and mark the one in view', async () => {
  seeEverything()
  const items = [
    { id: 'timings', title: 'Timings' },
    { id: 'staff', title: 'Staff' },
  ]
  const { place } = await mount(
    <TableOfContents label="On this page" items={items}>
      <section id="timings">…</section>
      <section id="staff">…</section>
    </TableOfContents>,
  )
  const links = [...find(place, 'nav[aria-label="On this page"] details').querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#timings', '#staff'])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null])
})
