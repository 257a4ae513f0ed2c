import { sampleSite as site } from '@college/shared/contract/testing/sample-site'
import { expect, test } from 'vitest'
import { structuredDataOf } from './structured-data'

const head = { title: '', description: '', lead: '', scripts: [], styles: [] }
const rendered = { heading: 'A page', trail: [] }

test('structured data cannot end its script element', () => {
  const page = { ...head, path: '/x', structuredData: [{ '@type': 'Person' as const, name: '</script><b>' }] }
  const json = structuredDataOf({ site }, { path: '/x', owner: 'about', page }, rendered) ?? ''
  expect(json).not.toContain('<')
  expect(JSON.parse(json)['@graph'].at(-1)).toEqual({ '@type': 'Person', name: '</script><b>' })
})

test('fills in the college’s facts, and turns paths into addresses', () => {
  const thing = { '@type': 'Person' as const, name: '{short}', url: '/{product}' }
  const page = { ...head, path: '/x', structuredData: [thing] }
  const json = structuredDataOf({ site }, { path: '/x', owner: 'about', page }, rendered) ?? ''
  expect(JSON.parse(json)['@graph'].at(-1)).toEqual({
    '@type': 'Person',
    name: 'Herbarium School',
    url: 'https://herbarium.example.org/herbarium',
  })
})
