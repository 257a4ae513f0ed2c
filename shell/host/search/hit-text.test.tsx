import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HitText } from './hit-text'

const page = {
  path: '/bees',
  owner: 'departments',
  title: 'Beekeeping',
  description: 'The science of honey.',
} as const
const shown = (text: string, word: string) =>
  renderToStaticMarkup(
    <HitText hit={{ page: { ...page, headings: [], text }, words: new Set([word]), guessed: false }} />,
  )

test('a result shows the passage with the words, or its description if the index has no passages', () => {
  expect(shown('Wax and rest.', 'wax')).toContain('>Wax</mark> and rest.')
  expect(shown('', 'honey')).toMatch(/The science of <mark[^>]*>honey<\/mark>\./)
})
