import { expect, test } from 'vitest'
import { describeFailure, type Failure, packageInStack } from './failure'

const failure: Failure = {
  kind: 'render',
  error: Object.assign(new Error('broken'), {
    stack: `Error: broken
    at shelf (https://college.example.org/assets/forms/c-x1.js:1:200)
    at react (https://college.example.org/assets/shell/c-y2.js:1:9000)`,
  }),
  path: '/library',
  section: 'forms',
  version: '657b006bc074',
  componentStack: `
    at Shelf (https://college.example.org/assets/forms/c-x1.js:1:180)
    at Page (https://college.example.org/assets/shell/entry-z3.js:1:300)`,
}

test('names a failure before the error, and after it gives details that end with the command for its section’s scripts', () => {
  const [heading, details] = describeFailure(failure)
  expect(heading).toBe('Render failed on /library (forms):')
  expect(details).toContain('release: 657b006bc074')
  expect(details).toMatch(
    /\n {2}source: npx college explain forms 657b006bc074 c-x1\.js:1:200 c-x1\.js:1:180$/,
  )
})

test('leaves out what is unknown, and offers no command that could not answer', () => {
  const [heading, details] = describeFailure({
    ...failure,
    kind: 'timeout',
    error: 'only words',
    section: undefined,
    version: undefined,
    componentStack: undefined,
  })
  expect(heading).toBe('No answer in time on /library:')
  expect(details).toBe('')
})

const thrownAt = (stack: string) => Object.assign(new Error('broken'), { stack })

test('attributes an error to the innermost component’s package, or else to the script that threw it', () => {
  const error = thrownAt(`Error: broken
    at render (https://college.example.org/assets/shell/entry-y2.js:1:9000)`)
  expect(packageInStack(error)).toBe('shell')
  const components = `
    at h1
    at Card (https://college.example.org/assets/media/c-x1.js:1:200)
    at Page (https://college.example.org/assets/shell/entry-y2.js:1:300)`
  expect(packageInStack(error, components)).toBe('media')
})

test('without the component in the stack, attributes an error to the page’s owner, the frame’s to the shell', () => {
  const frame = `
    at p (<anonymous>)
    at Footer (https://college.example.org/assets/shell/entry-y2.js:1:300)`
  const page = `
    at p (<anonymous>)
    at Component (<anonymous>)
    at PageView (https://college.example.org/assets/shell/entry-y2.js:1:300)
    at main (<anonymous>)`
  expect(packageInStack('', page, 'media')).toBe('media')
  expect(packageInStack('', page)).toBe('shell')
  expect(packageInStack('', frame, 'media')).toBe('shell')
})

test('attributes an error of an extension, or without a place, to no section', () => {
  expect(packageInStack(thrownAt('Error: x\n    at chrome-extension://abc/assets/other/x.js:1:1'))).toBe(
    undefined,
  )
  expect(packageInStack('only words')).toBe(undefined)
})
