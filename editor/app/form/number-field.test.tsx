// @vitest-environment happy-dom
import { find, mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { dataOf, useEditor } from '../state/editor-store'
import { FileContext } from './form-context'
import { NumberField, numberIn } from './small-fields'

const scripts = {
  Latin: '0123456789',
  Devanagari: '०१२३४५६७८९',
  Bengali: '০১২৩৪৫৬৭৮৯',
  Tamil: '௦௧௨௩௪௫௬௭௮௯',
  Telugu: '౦౧౨౩౪౫౬౭౮౯',
  Kannada: '೦೧೨೩೪೫೬೭೮೯',
  Malayalam: '൦൧൨൩൪൫൬൭൮൯',
  'full width': '０１２３４５６７８９',
}
test.each(Object.entries(scripts))('digits of %s are a number', (_, digits) => {
  expect(numberIn(`${digits.slice(1)}.${digits.slice(0, 5)}`)).toBe(123456789.01234)
})

test.each<[string, number | string]>([
  ['', ''],
  [' 12 ', 12],
  ['2.', 2],
  ['-4', -4],
  ['-0', 0],
  ['−4', -4],
  ['1,00,000', 100000],
  ['100,000.5', 100000.5],
  ['1,234,567', 1234567],
  ['1,23,45,678', 12345678],
  ['\u200b1\u00ad2\ufeff', 12],
  ['-', '-'],
  ['.', '.'],
  ['1,2', '1,2'],
  ['1e3', '1e3'],
  ['0x10', '0x10'],
  ['Infinity', 'Infinity'],
  ['twelve', 'twelve'],
  ['ಕ', 'ಕ'],
])('what is typed as %j is %j', (typed, value) => expect(numberIn(typed)).toBe(value))

const path = 'garden/bees.yaml'
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const data = { count: 7 }
  const file = { path, schema: '', saved: data, data, problems: [], shown: data, revision: 0, edition: '' }
  useEditor.setState({ files: { [path]: file }, unsent: {} })
})

test('what is typed stays as it is while it is typed, and a change from elsewhere is shown', async () => {
  const { place } = await mount(
    <FileContext value={path}>
      <NumberField schema={{ type: 'number' }} path={['count']} label="Count" />
    </FileContext>,
  )
  const box = find<HTMLInputElement>(place, 'input')
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text)
      box.dispatchEvent(new Event('input', { bubbles: true }))
    })
  for (const [typed, count] of [
    ['2', 2],
    ['2.', 2],
    ['2.0', 2],
    ['2.05', 2.05],
    ['೨', 2],
    ['x', 'x'],
    ['', ''],
  ]) {
    await type(String(typed))
    expect([box.value, dataOf(path)]).toEqual([typed, { count }])
  }
  await type('2.')
  const { [path]: file } = useEditor.getState().files
  await act(async () => file && useEditor.setState({ files: { [path]: { ...file, data: { count: 9 } } } }))
  expect(box.value).toBe('9')
})
