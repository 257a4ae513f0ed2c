import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HitText } from './hit-text'

const page = {
  path: '/yoga',
  owner: 'departments',
  title: 'Yoga',
  description: 'The science of breath.',
} as const
const shown = (text: string, word: string) =>
  renderToStaticMarkup(<HitText hit={{ page: { ...page, headings: [], text }, words: new Set([word]) }} />)

test('a result shows the passage with the words, and its description where the index holds no passages', () => {
  expect(shown('Asana and rest.', 'asana')).toContain('>Asana</mark> and rest.')
  expect(shown('', 'breath')).toMatch(/The science of <mark[^>]*>breath<\/mark>\./)
})
