// @vitest-environment happy-dom
import type { Path } from '@college/shared/content/values'
import { mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { EditedFile, Start } from '../../protocol/protocol'
import { change } from '../state/change'
import { dataOf, focusOn, useEditor } from '../state/editor-store'
import { FileContext } from './form-context'
import { PictureField } from './picture-field'

const path = 'mfe-garden/content/beds.yaml'
const bed = (picture: string, alt: string, note = '') => ({ picture, alt, note })
let arrives: () => void
/** The name wished for the photograph. */
let wish: string | null

beforeEach(() => {
  vi.stubGlobal('fetch', async (name: string) => {
    if (!name.startsWith('/api/picture')) return new Promise(() => {})
    wish = new URLSearchParams(name.split('?')[1]).get('name')
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

/** Drops a photograph, by default on the first bed; returns a function that lets it arrive. */
async function drop(at: Path = ['beds', 0, 'picture'], image = new File(['x'], 'new.jpg')) {
  const { place } = await mount(
    <FileContext value={path}>
      <PictureField schema={{ type: 'string', format: 'picture' }} path={at} label="Picture" />
    </FileContext>,
  )
  const input = place.querySelector<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: [image] })
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

test.each<[string, Path, string]>([
  ['of the page itself', ['picture'], 'Garden'],
  ['in a group without a name', ['illustration', 'picture'], 'Garden'],
  ['in a list without names', ['beds', 0, 'picture'], 'Garden'],
  ['in a group of the page’s name', ['page', 'picture'], 'Garden'],
  ['in a group with a name', ['pond', 'picture'], 'Garden Pond'],
  ['below a group with a name', ['pond', 'shore', 'picture'], 'Garden Pond'],
  ['of a person', ['keepers', 0, 'photo'], 'Asha'],
])('a photograph is named after what it shows, once: %s', async (_, at, expected) => {
  const file = useEditor.getState().files[path] as EditedFile
  const data = {
    title: 'Garden',
    picture: '',
    illustration: { picture: '' },
    beds: [bed('moss', 'Moss')],
    page: { title: 'Garden', picture: '' },
    pond: { title: 'Pond', picture: '', shore: { picture: '' } },
    keepers: [{ name: 'Asha', photo: '' }],
  }
  useEditor.setState({ files: { [path]: { ...file, data } } })
  await drop(at)
  expect(wish).toBe(expected)
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

test.each([0, 60_000_000])('a file of %i bytes is refused before it is sent', async (size) => {
  wish = null
  const image = new File([], 'new.jpg')
  Object.defineProperty(image, 'size', { value: size })
  await drop(['beds', 0, 'picture'], image)
  await vi.waitFor(() =>
    expect(useEditor.getState().notice?.words).toMatch(/^The (file is empty|photograph has 60 MB)/),
  )
  expect(wish).toBeNull()
})
