import { expect, test } from 'vitest'
import { blame } from './blame'

const thrownAt = (stack: string) => Object.assign(new Error('broken'), { stack })

test('an error is blamed on the section that was named, or on the script that threw it', () => {
  const error = thrownAt(`Error: broken
    at Card (https://college.example.org/assets/media/c-x1.js:1:200)
    at render (https://college.example.org/assets/shell/entry-y2.js:1:9000)`)
  expect(blame({ error, section: 'forms' })).toBe('forms')
  expect(blame({ error })).toBe('media')
})

test('an error of an extension, or without a place, is nobody’s', () => {
  expect(blame({ error: thrownAt('Error: x\n    at chrome-extension://abc/assets/other/x.js:1:1') })).toBe(
    undefined,
  )
  expect(blame({ error: 'only words' })).toBe(undefined)
})
