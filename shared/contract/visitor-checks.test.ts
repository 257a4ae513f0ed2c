import { expect, test } from 'vitest'
import { pagePart } from './visitor-checks'

test.each([
  ['/apply?course=bees', { address: '/apply?course=bees' }],
  ['link "Of Bees"', { role: 'link', name: 'Of Bees', states: {} }],
  ['button /^Play/', { role: 'button', name: /^Play/, states: {} }],
  ['dialog', { role: 'dialog', states: {} }],
  ['heading "Hives" [level=2]', { role: 'heading', name: 'Hives', states: { level: 2 } }],
  ['option "Wax" [selected]', { role: 'option', name: 'Wax', states: { selected: true } }],
  ['button "Unroll" [expanded=false]', { role: 'button', name: 'Unroll', states: { expanded: false } }],
])('%s describes a part of a page', (text, part) => {
  expect(pagePart(text)).toEqual(part)
})

test.each([
  '',
  'Dig',
  'lnk "Bees"',
  'link Bees',
  'link "Bees',
  'link "Bees" level=2',
  'button /(/',
  'apply/bees',
  '/a b',
  '/a"b',
])("'%s' does not", (text) => {
  expect(pagePart(text)).toBeUndefined()
})
