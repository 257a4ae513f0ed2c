import { expect, test } from 'vitest'
import { strategyFor } from './strategy'

const home = 'https://college.example.org'
const strategy = (path: string, about: Partial<Parameters<typeof strategyFor>[0]> = {}) =>
  strategyFor(
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

test('pages come from the network first, files named by their content from the cache', () => {
  expect(strategy('/library?from=home', { mode: 'navigate' })).toBe('networkFirstOrOfflinePage')
  expect(strategy('/routes.json')).toBe('networkFirst')
  expect(strategy('/assets/shell/c-1234.js', { destination: 'script' })).toBe('cacheFirst')
})

test('films, messages, other methods, other origins and plain files are left to the browser', () => {
  expect(strategy('/assets/media/walk.webm', { destination: 'video' })).toBeUndefined()
  expect(strategy('/assets/media/walk.webm', { headers: new Headers({ range: 'bytes=0-' }) })).toBeUndefined()
  expect(strategy('/library', { method: 'HEAD', mode: 'navigate' })).toBeUndefined()
  expect(strategy('/api', { method: 'POST' })).toBeUndefined()
  expect(strategy('https://maps.example.org/embed', { mode: 'navigate' })).toBeUndefined()
  expect(strategy('/sitemap.xml', { mode: 'navigate' })).toBeUndefined()
  expect(strategy('/worker.js')).toBeUndefined()
})
