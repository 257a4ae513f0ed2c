import type { Composition } from '@college/shared/contract/composition'
import type { ReleaseManifest } from '@college/shared/contract/release-manifest'
import { expect, test } from 'vitest'
import { librariesOf } from './libraries'

/** Sections that each bundle one library, with its version and the accepted range. */
const given = (sections: Record<string, [version: string, range: string]>) => {
  const release = (name: string): Partial<ReleaseManifest> => {
    const [version = '', range = ''] = sections[name] ?? []
    return version
      ? {
          name,
          requires: { swiper: range },
          libraries: { swiper: { version, script: `swiper-${version}.js` } },
          files: { [`swiper-${version}.js`]: { integrity: `sha256-${name}`, bytes: 1 } },
        }
      : {}
  }
  const names = ['shell', 'about', 'academics', 'departments', 'media', 'forms']
  const releases = Object.fromEntries(names.map((name) => [name, release(name)]))
  const libraries = librariesOf({ site: {}, releases } as unknown as Composition)
  return Object.fromEntries(Object.entries(libraries).map(([own, { url }]) => [own, url]))
}

test('sections with the same version share the first section’s copy', () => {
  expect(given({ media: ['14.4.0', '^14.4.0'], about: ['14.4.0', '^14.4.0'] })).toEqual({
    '/assets/media/swiper-14.4.0.js': '/assets/about/swiper-14.4.0.js',
  })
})

test('a section gets a later version within its range', () => {
  expect(given({ about: ['14.4.0', '^14.4.0'], media: ['14.10.0', '^14.10.0'] })).toEqual({
    '/assets/about/swiper-14.4.0.js': '/assets/media/swiper-14.10.0.js',
  })
})

test('a section keeps its own copy if no other is in its range', () => {
  expect(given({ about: ['14.4.0', '^14.4.0'], media: ['15.0.0', '^15.0.0'] })).toEqual({})
  expect(given({ about: ['14.4.0', '14.4.0'], media: ['14.5.0', '14.5.0'] })).toEqual({})
})
