// @vitest-environment happy-dom
import { click, control, mount } from '@college/shared/ui/testing/mount'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Start } from '../../protocol/protocol'
import { dataOf, useEditor } from '../state/editor-store'
import { blank, kindOf, type Schema } from '../state/schema'
import { controls } from './controls'
import { ControlsContext, GroupFields } from './field'
import { FileContext } from './form-context'

const path = 'mfe-garden/content/beds.yaml'
const text: Schema = { type: 'string' }
const bed: Schema = { type: 'object', properties: { name: text }, required: ['name'] }
const schemas: Schema[] = [
  text,
  { type: 'string', format: 'picture' },
  { type: 'string', format: 'film' },
  { type: 'string', format: 'link' },
  { type: 'string', format: 'date' },
  { enum: ['sun', 'shade'] },
  { type: 'number' },
  { type: 'boolean' },
  { type: 'array', items: text },
  bed,
  { type: 'object', additionalProperties: text },
  { anyOf: [text, { const: '/' }] },
  { anyOf: [bed, { ...bed, properties: { plant: text }, required: ['plant'] }] },
]

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => {})))

test.each(schemas.map((schema) => [kindOf(schema), schema] as const))(
  'an optional field can be left out: %s',
  async (_, schema) => {
    const data = { bed: blank(schema) }
    const file = { path, schema: '', saved: data, data, problems: [], shown: data, revision: 0, edition: '' }
    const start = { pictures: {}, films: {} } as unknown as Start
    useEditor.setState({ start, files: { [path]: file }, current: path, focus: [], unsent: {} })
    const { place } = await mount(
      <FileContext value={path}>
        <ControlsContext value={controls}>
          <GroupFields schema={{ type: 'object', properties: { bed: schema }, required: [] }} path={[]} />
        </ControlsContext>
      </FileContext>,
    )
    await click(control(place, 'Leave out: Bed'))
    expect(dataOf(path)).toEqual({})
  },
)

test('every kind of field is tried', () => {
  const kinds = Object.keys(controls).filter((kind) => kind !== 'fixed')
  expect([...new Set(schemas.map(kindOf))].sort()).toEqual(kinds.sort())
})
