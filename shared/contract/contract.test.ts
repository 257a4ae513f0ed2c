import { expect, test } from 'vitest'
import { version } from '../package.json'
import { contractVersion, joinPages, type PageLoader, pagesFrom } from './contract'

test('the major version of the published package is that of the contract', () => {
  expect(version.split('.')[0]).toBe(String(contractVersion))
})

const load: PageLoader = () => Promise.reject(new Error('No page is loaded here.'))
const files = (...names: string[]) =>
  Object.fromEntries(
    names.map((name) => [`../content/beds/${name}.yaml`, () => Promise.reject(new Error(name))]),
  )
const beds = (base: string, ...names: string[]) =>
  pagesFrom(base, files(...names), () => Promise.reject(new Error('No template.')))

test('joins lists of pages in order', () => {
  const pages = joinPages({ '/garden': load }, beds('/garden/', 'moss', 'fern'), { '/pond': load })
  expect(Object.keys(pages)).toEqual(['/garden', '/garden/moss', '/garden/fern', '/pond'])
})

test.each([
  ['an entry and a page before it', [{ '/garden/pond': load }, beds('/garden/', 'pond')]],
  ['an entry and a page after it', [beds('/garden/', 'pond'), { '/garden/pond': load }]],
  ['entries of two folders', [beds('/garden/', 'pond'), beds('/garden/', 'pond')]],
])('refuses %s with the same path, naming it', (_, lists) => {
  expect(() => joinPages(...lists)).toThrow('Two pages claim /garden/pond')
})
