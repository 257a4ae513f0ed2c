// @vitest-environment happy-dom
import { setSite } from '@college/runtime'
import { sampleSite } from '@college/shared/contract/testing/sample-site'
import { find, mount } from '@college/shared/ui/testing/mount'
import { expect, test, vi } from 'vitest'
import { schemas } from '../../content/schemas'
import { Navbar } from './navbar'

vi.mock('../../content/chrome.yaml', () => ({
  default: { header: { logo: '{college}, start' }, navigation: { items: [] }, applyNow: {} },
}))

test.each([
  ['Herb School of Gardening', 'Herb School', 'Herb School of Gardening', '{college}, start'],
  ['The Herb School', 'Herb School', 'Herb School The Herb School', 'Herb School {college}, start'],
  ['School of Herbs', 'SOH', 'SOH School of Herbs', 'SOH {college}, start'],
])('the logo of %s, in short %s, shows both and is read as it is shown', async (name, short, shown, read) => {
  setSite({ ...sampleSite, college: { name, short, founded: 1987 } })
  const { place } = await mount(<Navbar path="/" />)
  const logo = find(place, 'a[href="/"]')
  expect(logo.textContent).toBe(shown)
  expect(logo.getAttribute('aria-label')).toBe(read)
})

test('words for the logo begin with the name that it shows', () => {
  const { logo } = schemas['chrome.yaml'].shape.header.shape
  expect(logo.safeParse('{college}, start').success).toBe(true)
  expect(logo.safeParse('Start').error?.issues[0]?.message).toMatch('expected {college}')
})
