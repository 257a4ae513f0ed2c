// @vitest-environment happy-dom
import { control, mount } from '@college/shared/ui/testing/mount'
import { expect, test } from 'vitest'
import { useEditor } from '../state/editor-store'
import type { Schema } from '../state/schema'
import { controls } from './controls'
import { ControlsContext, Field } from './field'
import { FileContext } from './form-context'

const path = 'mfe-garden/content/beds.yaml'
const list: Schema = { type: 'array', items: { type: 'string' } }

/** The open field of some data. */
async function open(schema: Schema, label: string, data: unknown, focus: string[]) {
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

test('a list under a name that somebody chose keeps that name', async () => {
  const record = { type: 'object', additionalProperties: list }
  const place = await open(record, 'Other words', { beds: [] }, ['beds'])
  expect(control(place, '+ Add to “Beds”')).toBeDefined()
})
