// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { find, mount } from '../testing/mount'
import { DataTable } from './data-table'

test('a wide table can be reached and scrolled by keyboard, and its cells know their headings', async () => {
  const { place } = await mount(
    <DataTable
      caption="Additions"
      columns={[{ label: 'Resource' }, { label: 'Cost', numeric: true }]}
      rows={[['Journals', '20,800']]}
      foot={['Total', '2,53,788']}
    />,
  )
  const region = find(place, 'section[tabindex="0"]')
  const caption = find(place, 'caption')
  expect(region.getAttribute('aria-labelledby')).toBe(caption.id)
  expect(find(place, 'th[scope="row"]').textContent).toBe('Journals')
  expect(find(place, 'tfoot').textContent).toBe('Total2,53,788')
})
