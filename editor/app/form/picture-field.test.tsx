// @vitest-environment happy-dom
import { mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Start } from '../../protocol/protocol'
import { change } from '../state/change'
import { dataOf, focusOn, useEditor } from '../state/editor-store'
import { FileContext } from './form-context'
import { PictureField } from './picture-field'

const path = 'mfe-garden/content/beds.yaml'
const bed = (picture: string, alt: string, note = '') => ({ picture, alt, note })
let arrives: () => void

beforeEach(() => {
  vi.stubGlobal('fetch', async (name: string) => {
    if (!name.startsWith('/api/picture')) return new Promise(() => {})
    await new Promise<void>((resolve) => {
      arrives = resolve
    })
    return Response.json({ answer: 'mfe-garden/pictures/new.jpg' })
  })
  const data = { beds: [bed('moss', 'Moss'), bed('fern', 'Fern')] }
  const file = { path, schema: '', saved: data, data, problems: [], shown: data, revision: 0, edition: '' }
  useEditor.setState({
    start: { pictures: {}, uploads: [] } as unknown as Start,
    files: { [path]: file },
    unsent: {},
    notice: undefined,
  })
})

/** Drops a photograph on the first bed; returns a function that lets it arrive. */
async function drop() {
  const { place } = await mount(
    <FileContext value={path}>
      <PictureField
        schema={{ type: 'string', format: 'picture' }}
        path={['beds', 0, 'picture']}
        label="Picture"
      />
    </FileContext>,
  )
  const input = place.querySelector<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'new.jpg')] })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  return () =>
    act(async () => {
      arrives()
      await vi.waitFor(() => expect(useEditor.getState().start?.uploads).toHaveLength(1))
    })
}

test.each([
  ['nothing', () => {}, bed('new', '', '')],
  ['beside it', () => change(path, ['beds', 0, 'note'], 'Damp'), bed('new', '', 'Damp')],
  ['what the new one shows', () => change(path, ['beds', 0, 'alt'], 'New moss'), bed('new', 'New moss')],
])('words typed during an upload stay: %s', async (_, type, expected) => {
  const arrive = await drop()
  await act(async () => type())
  await arrive()
  expect(dataOf(path)).toEqual({ beds: [expected, bed('fern', 'Fern')] })
})

test.each([
  ['nothing else is done', () => {}, ['beds', 0, 'alt']],
  ['somebody types on', () => change(path, ['beds', 1, 'note'], 'D'), ['beds', 1, 'note']],
  ['somebody is at another field', () => focusOn(path, ['beds', 1, 'alt']), ['beds', 1, 'alt']],
])('the description gets the focus when a photograph arrives if %s', async (_, run, expected) => {
  focusOn(path, ['beds', 1, 'note'])
  const arrive = await drop()
  await act(async () => run())
  await arrive()
  expect(useEditor.getState().focus).toEqual(expected)
})

test('the same photograph can be chosen again after a failed upload', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ refusal: 'no' }, { status: 409 }))
  const { place } = await mount(
    <FileContext value={path}>
      <PictureField schema={{ type: 'string', format: 'picture' }} path={['beds', 0, 'picture']} label="" />
    </FileContext>,
  )
  const input = place.querySelector<HTMLInputElement>('input[type=file]')
  const emptied = vi.fn()
  // Browsers fire no event when the same file is chosen again.
  Object.defineProperty(input, 'value', { set: emptied, get: () => 'new.jpg' })
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'new.jpg')] })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  expect(emptied).toHaveBeenCalledWith('')
})

test('a photograph whose field moved meanwhile does not replace another', async () => {
  const arrive = await drop()
  const moved = [bed('fern', 'Fern'), bed('moss', 'Moss')]
  await act(async () => change(path, ['beds'], moved))
  await arrive()
  expect(dataOf(path)).toEqual({ beds: moved })
  expect(useEditor.getState().notice?.words).toContain('choose it there')
})
