// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { find, mount } from '../testing/mount'
import { illustration } from '../testing/samples'
import { initialsOf, Portrait } from './portrait'

test.each([
  ['Dr. Ananya Rao', 'AR'],
  ['Prof. K. Venkataramana Subrahmanyam Iyer', 'KI'],
  ['Smt. Lalitha', 'L'],
  ['vidwan suresh bhat', 'SB'],
  ['Adv. Joseph D’Souza', 'JD'],
  ['Émile Zola', 'ÉZ'],
  ['ಶ್ರೀಧರ ಹೆಗ್ಡೆ', 'ಶ್ರೀಹೆ'],
  ['Dr.', 'D'],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a person without a photo always gets the same tile, hidden from screen readers', async () => {
  const { place: once } = await mount(<Portrait name="Dr. Ananya Rao" />)
  const { place: again } = await mount(<Portrait name="Dr. Ananya Rao" />)
  expect(again.innerHTML).toBe(once.innerHTML)
  expect(find(once, 'svg[aria-hidden]').textContent).toBe('AR')
})

test('a photo replaces the tile', async () => {
  const { place } = await mount(<Portrait name="Dr. Ananya Rao" photo={illustration.picture} />)
  expect(find(place, 'img').getAttribute('alt')).toBe('')
  expect(place.textContent).toBe('')
})
