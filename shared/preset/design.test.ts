import { expect, test } from 'vitest'
import { definedIn, givenBy, missingIn } from './design'

test('a package takes the tokens that neither its styles nor its scripts set', () => {
  const styles = `.a { color: var(--ink); gap: var(--space-2,1rem); --bleed:4px; margin: var(--bleed) }
.b{width:var( --tallest );transition:var(--fast)} .c--not-one:hover{}`
  expect(missingIn(styles, "element.style.setProperty('--tallest', height)")).toEqual(['--fast', '--ink'])
})

test('a token of the design is taken also by styles that change it in one place', () => {
  const styles = '.night{--ink:#fff}.a{color:var(--ink);margin:var(--bleed)}.b{--bleed:4px}'
  expect(missingIn(styles, '', ['--ink', '--paper'])).toEqual(['--ink'])
})

test('finds the tokens that styles define, minified or not', () => {
  expect(definedIn(':root{--paper:#fff;--ink :#000}\n@media print{:root{--paper:none}}')).toEqual([
    '--ink',
    '--paper',
  ])
})

test('the shell gives what is set for the whole page, not what one of its parts has', () => {
  const styles = '@media print{:root[data-calm]{--paper:none}}:root{--ink:#000}.dialog{--gutter:1rem}'
  expect(givenBy(styles)).toEqual(['--ink', '--paper'])
})
