// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrivedBy, documentPath } from './document-entry'

/** The document was loaded so, if the browser tells. */
const loaded = (navigation?: { name: string; type: string }) =>
  vi.stubGlobal('performance', {
    getEntriesByType: (kind: string) => (kind === 'navigation' && navigation ? [navigation] : []),
  })

beforeEach(() => history.replaceState(null, '', '/contact'))
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a document keeps the path it was loaded from, wherever Back leads before script runs', () => {
  loaded({ name: 'https://garden.example.org/life?open=yoga#map', type: 'navigate' })
  expect(documentPath()).toBe('/life')
})

test.each([
  ['does not tell', undefined],
  ['tells no address', { name: 'document', type: 'navigate' }],
])('where the browser %s, it is the path of the address', (_, navigation) => {
  loaded(navigation)
  expect(documentPath()).toBe('/contact')
})

test.each(['reload', 'back_forward', 'navigate'])('a document came by %s', (type) => {
  loaded({ name: location.href, type })
  expect(arrivedBy()).toBe(type)
})

test('where the browser does not tell, a document came by its address', () => {
  loaded()
  expect(arrivedBy()).toBe('navigate')
})
