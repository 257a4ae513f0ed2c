import { expect, test } from 'vitest'
import { timesNamed, usedUploads } from './used-uploads'

const files = [
  { path: 'mfe-garden/content/beds.yaml', data: { beds: [{ picture: 'rose' }, { photo: 'rose' }] } },
  { path: 'mfe-garden/content/film.yaml', data: { film: 'walk', words: 'not the lily' } },
  { path: 'mfe-kitchen/content/home.yaml', data: { picture: 'lily' } },
  { path: 'mfe-garden/content/gone.yaml', data: null },
]

test.each([
  ['a picture that is named', 'mfe-garden/pictures/rose.jpg', true],
  ['one that another section names', 'mfe-garden/pictures/lily.jpg', false],
  ['one that was tried', 'mfe-garden/pictures/tulip.jpg', false],
])('%s', (_, upload, isUsed) => expect(usedUploads([upload], files)).toEqual(isUsed ? [upload] : []))

test('counts each use', () =>
  expect(
    timesNamed(
      'rose',
      files.map(({ data }) => data),
    ),
  ).toBe(2))
