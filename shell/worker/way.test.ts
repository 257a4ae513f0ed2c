import { expect, test } from 'vitest'
import { wayOf } from './way'

const home = 'https://college.example.org'
const way = (path: string, about: Partial<Parameters<typeof wayOf>[0]> = {}) =>
  wayOf(
    {
      method: 'GET',
      url: new URL(path, home).href,
      mode: 'cors',
      destination: '',
      headers: new Headers(),
      ...about,
    },
    home,
  )

test('a page is asked for in the network first, a file with its content in its name is not', () => {
  expect(way('/library?from=home', { mode: 'navigate' })).toBe('page')
  expect(way('/routes.json')).toBe('map')
  expect(way('/assets/shell/c-1234.js', { destination: 'script' })).toBe('file')
})

test('films, messages, other methods, other origins and plain files are left to the browser', () => {
  expect(way('/assets/media/walk.webm', { destination: 'video' })).toBeUndefined()
  expect(way('/assets/media/walk.webm', { headers: new Headers({ range: 'bytes=0-' }) })).toBeUndefined()
  expect(way('/library', { method: 'HEAD', mode: 'navigate' })).toBeUndefined()
  expect(way('/api', { method: 'POST' })).toBeUndefined()
  expect(way('https://maps.example.org/embed', { mode: 'navigate' })).toBeUndefined()
  expect(way('/sitemap.xml', { mode: 'navigate' })).toBeUndefined()
  expect(way('/worker.js')).toBeUndefined()
})
