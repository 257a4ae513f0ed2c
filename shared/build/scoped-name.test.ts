import { expect, test } from 'vitest'
import { scopedName } from './scoped-name'

const named = (name: string) => scopedName(name, (file) => file.replace('/checkout/', ''))

test('a class has the same short name in every build, and another in each section', () => {
  const first = named('about')('card', '/checkout/shared/ui/card.module.css')
  expect(first).toMatch(/^a[\w-]{4}$/)
  expect(named('about')('card', '/checkout/shared/ui/card.module.css?used')).toBe(first)
  expect(named('about')('title', '/checkout/shared/ui/card.module.css')).not.toBe(first)
  expect(named('academics')('card', '/checkout/shared/ui/card.module.css')).not.toBe(first)
})

test('two classes that would have one name stop the build, and the sentence names both', () => {
  const name = named('about')
  const clash = () => {
    for (let index = 0; index < 100_000; index++) name(`class${index}`, '/checkout/a.module.css')
  }
  expect(clash).toThrow(/^about: \.class\d+ of a\.module\.css and \.class\d+ of a\.module\.css have the same/)
})
