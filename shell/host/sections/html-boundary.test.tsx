// @vitest-environment happy-dom
import { find, mount } from '@college/shared/ui/testing/mount'
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { HtmlBoundary } from './html-boundary'

let fail = () => {}

function Form() {
  const [failed, setFailed] = useState(false)
  fail = () => setFailed(true)
  if (failed) throw new Error('planted')
  return (
    <form>
      <input name="name" />
      <textarea name="words" />
      <select name="course">
        <option>Mosses</option>
        <option>Ferns</option>
      </select>
    </form>
  )
}

test('children that throw keep what was typed and chosen in them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { place } = await mount(
    <div id="holder">
      <HtmlBoundary holder={() => document.querySelector('#holder')} onError={() => {}}>
        <Form />
      </HtmlBoundary>
    </div>,
  )
  find<HTMLInputElement>(place, 'input').value = 'Asha'
  find<HTMLTextAreaElement>(place, 'textarea').value = 'How tall?'
  find<HTMLSelectElement>(place, 'select').value = 'Ferns'
  await act(async () => fail())
  const form = find(place, 'form')
  expect(form.isConnected).toBe(true)
  const values = ['input', 'textarea', 'select'].map((name) => find<HTMLInputElement>(form, name).value)
  expect(values).toEqual(['Asha', 'How tall?', 'Ferns'])
  vi.restoreAllMocks()
})
