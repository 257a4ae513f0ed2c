// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { find, mount } from '../testing/mount'
import { DataTable } from './data-table'

test('a wide table can be scrolled by keyboard, and its cells have headings', async () => {
  const { place } = await mount(
    <DataTable
      caption="Seeds bought"
      columns={[{ label: 'Plant' }, { label: 'Price', numeric: true }]}
      rows={[['Mosses', '31,415']]}
      foot={['All of it', '2,71,828']}
    />,
  )
  const region = find(place, 'section[tabindex="0"]')
  const caption = find(place, 'caption')
  expect(region.getAttribute('aria-labelledby')).toBe(caption.id)
  expect(find(place, 'th[scope="row"]').textContent).toBe('Mosses')
  expect(find(place, 'tfoot').textContent).toBe('All of it2,71,828')
})
