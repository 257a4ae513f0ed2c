import { expect, test } from 'vitest'
import { packageInStack } from './package-in-stack'

const thrownAt = (stack: string) => Object.assign(new Error('broken'), { stack })

test('an error is blamed on the innermost component’s package, or else on the script that threw it', () => {
  const error = thrownAt(`Error: broken
    at render (https://college.example.org/assets/shell/entry-y2.js:1:9000)`)
  expect(packageInStack(error)).toBe('shell')
  const components = `
    at h1
    at Card (https://college.example.org/assets/media/c-x1.js:1:200)
    at Page (https://college.example.org/assets/shell/entry-y2.js:1:300)`
  expect(packageInStack(error, components)).toBe('media')
})

test('an error of an extension, or without a place, is nobody’s', () => {
  expect(packageInStack(thrownAt('Error: x\n    at chrome-extension://abc/assets/other/x.js:1:1'))).toBe(
    undefined,
  )
  expect(packageInStack('only words')).toBe(undefined)
})
