// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { refuseFiles } from './refuse-files'

test.each([
  ['Files', false],
  ['text/plain', true],
])('dropping %s beside the fields: handled by the browser %s', (kind, isTaken) => {
  refuseFiles()
  for (const type of ['dragover', 'drop']) {
    const event = new Event(type, { bubbles: true, cancelable: true })
    Object.assign(event, { dataTransfer: { types: [kind], dropEffect: '' } })
    expect(document.body.dispatchEvent(event)).toBe(isTaken)
  }
})
