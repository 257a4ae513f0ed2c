// @vitest-environment happy-dom
import type { Path } from '@college/shared/content/values'
import { control, mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { expect, test } from 'vitest'
import { dataOf, useEditor } from '../state/editor-store'
import type { Schema } from '../state/schema'
import { controls } from './controls'
import { ControlsContext, Field } from './field'
import { FileContext } from './form-context'

const path = 'mfe-garden/content/beds.yaml'
const list: Schema = { type: 'array', items: { type: 'string' } }

/** The open field of some data. */
async function open(schema: Schema, label: string, data: unknown, focus: Path) {
  const file = { path, schema: '', saved: null, data: { field: data }, problems: [], shown: null }
  useEditor.setState({
    files: { [path]: { ...file, revision: 0, edition: '' } },
    current: path,
    focus: ['field', ...focus],
  })
  const { place } = await mount(
    <FileContext value={path}>
      <ControlsContext value={controls}>
        <Field schema={schema} path={['field']} label={label} />
      </ControlsContext>
    </FileContext>,
  )
  return place
}

test.each([
  ['Beds', '+ Add bed'],
  ['Berries', '+ Add berry'],
  ['Moss', '+ Add to “Moss”'],
  ['Beds without shade', '+ Add to “Beds without shade”'],
])('the button of the list “%s” says “%s”', async (label, words) => {
  const place = await open(list, label, [], [])
  expect(control(place, words)).toBeDefined()
})

test('Alt and an arrow move an item of a list within a list, and not what it is in', async () => {
  const group: Schema = { type: 'object', properties: { plants: list } }
  const beds = [{ plants: ['moss', 'fern'] }, { plants: ['rose'] }]
  const place = await open({ type: 'array', items: group }, 'Beds', beds, [0, 'plants', 0])
  const [, item] = place.querySelectorAll('li')
  const key = { key: 'ArrowDown', altKey: true, bubbles: true, cancelable: true }
  await act(async () => item?.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', key)))
  expect(dataOf(path)).toEqual({ field: [{ plants: ['fern', 'moss'] }, { plants: ['rose'] }] })
})

test('a list under a name that somebody chose keeps that name', async () => {
  const record = { type: 'object', additionalProperties: list }
  const place = await open(record, 'Other words', { beds: [] }, ['beds'])
  expect(control(place, '+ Add to “Beds”')).toBeDefined()
})
