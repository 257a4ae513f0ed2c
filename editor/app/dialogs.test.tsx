// @vitest-environment happy-dom
import { click, control, find, mount, nextFrame } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { EditedFile, Start } from '../protocol/protocol'
import { ChangesDialog } from './bar/changes-dialog'
import { HistoryDialog } from './bar/history-dialog'
import { NewEntry } from './bar/new-entry'
import { Notice } from './bar/notice'
import { ReleaseDialog, steps } from './bar/release-dialog'
import { FormPane } from './form/form-pane'
import { PictureLibrary } from './form/picture-library'
import { useView } from './page/view'
import { change } from './state/change'
import { tell, useEditor } from './state/editor-store'
import { saveAll } from './state/save'
import { begin } from './state/send-drafts'

const folder = 'mfe-academics'
const schema = `${folder}/activities/*.yaml`
const file = (name: string, data: unknown, more: Partial<EditedFile> = {}): EditedFile => ({
  path: `${folder}/content/activities/${name}.yaml`,
  schema,
  saved: data,
  data,
  problems: [],
  shown: data,
  revision: 0,
  edition: '',
  ...more,
})
const bees = file('bees', { title: 'Bees', picture: 'hive' })
const start: Start = {
  files: [],
  schemas: {
    [schema]: {
      type: 'object',
      properties: { title: { type: 'string' }, notes: { type: 'array', items: { type: 'string' } } },
      required: ['title'],
    },
  },
  addresses: { [schema]: '/activities/' },
  pages: [],
  pictures: { [folder]: ['hive', 'tried'] },
  uploads: [`${folder}/pictures/hive.jpg`, `${folder}/pictures/tried.jpg`],
  person: { name: 'Meera', sections: [folder], mayRelease: true },
  films: {},
  preview: '',
}

/** The requests made, and the server's answers by path. */
let asked: { path: string; body: unknown }[]
let answers: Record<string, () => Response | Promise<Response>>
const says = (answer: unknown) => Response.json({ answer })

beforeEach(() => {
  asked = []
  answers = { '/api/start': () => says({ ...start, files: [bees] }) }
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    asked.push({ path, body: typeof body === 'string' ? JSON.parse(body) : body })
    return answers[path]?.() ?? Response.json({ refusal: `no ${path}` }, { status: 409 })
  })
  const files = { [bees.path]: bees }
  useEditor.setState({ start, files, unsent: {}, current: bees.path, notice: undefined })
})

const bodyOf = (path: string) => asked.find((request) => request.path === path)?.body
const dialogIn = (place: HTMLElement) => {
  const dialog = place.querySelector('dialog')
  if (!dialog) throw new Error('No dialog is open.')
  return dialog
}
const fill = (place: HTMLElement, label: string, value: string) =>
  act(async () => {
    const found = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === label)
    const input = found?.querySelector('input')
    if (!input) throw new Error(`No field '${label}'.`)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
const send = (place: HTMLElement) =>
  act(async () => {
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })

test('a message names files as people know them', () => {
  tell(`${bees.path} was changed in another window.`, true)
  expect(useEditor.getState().notice?.words).toBe('Bees was changed in another window.')
})

test('a refusal is shown inside its dialog', async () => {
  answers['/api/begin'] = () => Response.json({ refusal: 'There is no room for it.' }, { status: 409 })
  const { place } = await mount(
    <>
      <NewEntry />
      <Notice />
    </>,
  )
  await click(control(place, '+ New entry'))
  await fill(place, 'Its name', 'Botany')
  await send(place)
  expect(dialogIn(place).textContent).toContain('There is no room for it.')
})

test('a new entry shows that the server is at work, until it answers or refuses', async () => {
  let arrives = (_: Response) => {}
  answers['/api/begin'] = () =>
    new Promise((resolve) => {
      arrives = resolve
    })
  const { place } = await mount(<NewEntry />)
  await click(control(place, '+ New entry'))
  await fill(place, 'Its name', 'Botany')
  expect(dialogIn(place).querySelector('progress')).toBeNull()
  await send(place)
  expect(dialogIn(place).querySelector('progress')).not.toBeNull()
  await act(async () => arrives(Response.json({ refusal: 'No.' }, { status: 409 })))
  await nextFrame()
  expect(dialogIn(place).querySelector('progress')).toBeNull()
})

test('for a name in another script the user types the address', async () => {
  answers['/api/begin'] = () => says(file('parisara', { title: 'ಪರಿಸರ' }, { saved: null }))
  const { place } = await mount(<NewEntry />)
  await click(control(place, '+ New entry'))
  await fill(place, 'Its name', 'ಪರಿಸರ')
  await fill(place, 'Its address ends with', 'Parisara!')
  expect(dialogIn(place).textContent).toContain('the letters a to z')
  await send(place)
  expect(bodyOf('/api/begin')).toBeUndefined()
  await fill(place, 'Its address ends with', 'bees')
  expect(dialogIn(place).textContent).toContain('There is an entry with the address bees already.')
  await fill(place, 'Its address ends with', 'parisara')
  await send(place)
  expect(bodyOf('/api/begin')).toEqual({
    path: `${folder}/content/activities/parisara.yaml`,
    data: { title: 'ಪರಿಸರ' },
  })
})

test.each([
  ['live', 'Yes, make it live'],
  ['back', 'Yes, take it back'],
])('%s asks for confirmation before visitors see it', async (step, yes) => {
  const name = steps.find((known) => known.step === step)?.name ?? ''
  const lines = { headers: { 'content-type': 'text/plain' } }
  answers['/api/release'] = () => new Response('done\n', lines)
  const { place } = await mount(<ReleaseDialog onClose={() => {}} />)
  const pages = [{ path: '/bees', before: ['Hum'], after: ['Buzz'] }]
  answers['/api/publishable'] = () => says({ release: 'v7', pages })
  await click(control(place, name))
  expect(bodyOf('/api/release')).toBeUndefined()
  const isSure = () =>
    act(() =>
      vi.waitFor(() => {
        if (step === 'live') expect(dialogIn(place).textContent).toContain('/beesHumBuzz')
      }),
    )
  await isSure()
  await click(control(place, 'No'))
  expect(bodyOf('/api/release')).toBeUndefined()
  await click(control(place, name))
  await isSure()
  await click(control(place, yes))
  expect(bodyOf('/api/release')).toEqual({ section: folder, step, release: 'v7' })
})

test('what goes live is confirmed only once it is known, and a failed comparison can be tried again', async () => {
  const { place } = await mount(<ReleaseDialog onClose={() => {}} />)
  let arrives = (_: Response) => {}
  const answer = new Promise<Response>((resolve) => {
    arrives = resolve
  })
  answers['/api/publishable'] = () => answer
  await click(control(place, 'Live'))
  const yes = () => control(place, 'Yes, make it live')
  expect(yes().getAttribute('aria-disabled')).toBe('true')
  arrives(Response.json({ refusal: 'The preview is being built.' }, { status: 409 }))
  await nextFrame()
  expect(dialogIn(place).textContent).toContain('is being built')
  expect(yes().getAttribute('aria-disabled')).toBe('true')
  await click(yes())
  expect(bodyOf('/api/release')).toBeUndefined()
  answers['/api/publishable'] = () =>
    says({ release: 'v8', pages: [{ path: '/bees', before: ['Hum'], after: ['Buzz'] }] })
  await click(control(place, 'Look again'))
  await act(() => vi.waitFor(() => expect(dialogIn(place).textContent).toContain('/beesHumBuzz')))
  expect(yes().getAttribute('aria-disabled')).toBeNull()
})

test('pages beyond those shown text by text are named', async () => {
  const pages = Array.from({ length: 42 }, (_, at) => ({ path: `/${at}`, before: ['Hum'], after: ['Buzz'] }))
  answers['/api/publishable'] = () => says({ release: 'v7', pages })
  const { place } = await mount(<ReleaseDialog onClose={() => {}} />)
  await click(control(place, 'Live'))
  await act(() => vi.waitFor(() => expect(dialogIn(place).textContent).toContain('too: /40, /41.')))
})

test('who may release into the preview alone is offered that alone', async () => {
  useEditor.setState({ start: { ...start, person: { ...start.person, mayRelease: 'preview' } } })
  const { place } = await mount(<ReleaseDialog onClose={() => {}} />)
  for (const { step, name } of steps)
    if (step === 'preview') expect(control(place, name)).toBeDefined()
    else expect(() => control(place, name), name).toThrow('No button')
})

test('a broken connection during a release is reported, without claiming that nothing changed', async () => {
  answers['/api/release'] = () => new Response('Building …\n', { headers: { 'content-type': 'text/plain' } })
  const { place } = await mount(<ReleaseDialog onClose={() => {}} />)
  await click(control(place, 'Into preview'))
  await act(() => vi.waitFor(() => expect(dialogIn(place).textContent).toContain('The connection broke')))
  expect(place.querySelector('progress')).toBeNull()
})

test('an unused upload can be taken back, a used one cannot', async () => {
  answers['/api/discard'] = () => says([bees])
  const { place } = await mount(<PictureLibrary folder={folder} onChoose={() => {}} onClose={() => {}} />)
  expect(control(place, 'hiveused once')).toBeDefined()
  expect(() => control(place, 'Take back: hive')).toThrow('No button')
  await click(control(place, 'Take back: tried'))
  expect(bodyOf('/api/discard')).toEqual({ paths: [`${folder}/pictures/tried.jpg`] })
  expect(useEditor.getState().start?.pictures[folder]).toEqual(['hive'])
  expect(() => control(place, 'Take back: tried')).toThrow('No button')
})

test('shows the server’s notice at the start', async () => {
  const notice = 'The drafts of before could not be read.'
  answers['/api/start'] = () => says({ ...start, files: [bees], notice })
  await act(() => begin())
  expect(useEditor.getState().notice).toEqual({ words: notice, wrong: true })
})

test('an unreadable file shows the reason instead of its form', async () => {
  const broken = file('broken', null, { broken: 'Line 3 has a tab.' })
  useEditor.setState({ files: { [bees.path]: bees, [broken.path]: broken }, current: broken.path })
  const { place } = await mount(<FormPane />)
  expect(place.textContent).toContain('Whoever works on the source has to mend it')
  expect(place.querySelector('details')?.textContent).toContain('Line 3 has a tab.')
  expect(place.textContent).not.toContain('will be removed')
})

test('a save that finds missing fields leaves the focus with a user who keeps typing', async () => {
  const path = bees.path
  const data = { title: '' }
  const wrong = { ...bees, data, revision: 1, problems: [{ path: ['title'], words: 'found nothing' }] }
  const kept = { message: '', conflicts: [], kept: [path], files: [wrong], uploads: [] }
  const focusAfter = async (meanwhile: () => void) => {
    useEditor.setState({ files: { [path]: wrong }, focus: ['note'], unsent: {} })
    answers['/api/save'] = () => {
      meanwhile()
      return says(kept)
    }
    await act(saveAll)
    return useEditor.getState().focus
  }
  expect(await focusAfter(() => {})).toEqual(['title'])
  expect(await focusAfter(() => change(path, ['note'], 'x'))).toEqual(['note'])
})

test('Escape returns to the page, but not while an input method’s word list is open', async () => {
  const { place } = await mount(<FormPane />)
  useView.setState({ pane: 'form' })
  const press = (more: KeyboardEventInit) =>
    act(async () =>
      control(place, '+ New entry').dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...more }),
      ),
    )
  await press({ isComposing: true })
  expect(useView.getState().pane).toBe('form')
  await press({})
  expect(useView.getState().pane).toBe('page')
})

test('Escape in a dialog of the form closes that alone', async () => {
  const { place } = await mount(<FormPane />)
  useView.setState({ pane: 'form' })
  await click(control(place, '+ New entry'))
  const box = find(dialogIn(place), 'input')
  await act(async () => box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  expect(useView.getState().pane).toBe('form')
})

test('Save reports what was saved, what was not and why, and other notices', async () => {
  const problems = [{ path: ['title'], words: 'found an empty text' }]
  const changed = file('wasps', { title: '' }, { saved: { title: 'Wasps' }, revision: 1, problems })
  const taken = file('ants', { title: 'Ants' }, { saved: null, revision: 1 })
  useEditor.setState({
    files: {
      [bees.path]: { ...bees, data: { title: 'Hive' } },
      [changed.path]: changed,
      [taken.path]: taken,
    },
  })
  answers['/api/save'] = () =>
    says({
      message: 'Bees: title',
      conflicts: [],
      files: [bees, changed, taken],
      uploads: [],
      kept: [changed.path, taken.path],
      notice: 'It is not on the server yet.',
    })
  await saveAll()
  expect(useEditor.getState().notice?.words).toBe(
    'Saved: Bees: title. Not saved yet, because something is missing: Wasps. It is not on the server yet.',
  )
})

test('what was saved on this machine only is sent without another change', async () => {
  useEditor.setState({ start: { ...start, waits: true } })
  answers['/api/save'] = () =>
    says({ message: '', conflicts: [], kept: [], files: [bees], uploads: [], waits: false })
  await saveAll()
  expect(bodyOf('/api/save')).toEqual({ paths: [] })
  expect(useEditor.getState().notice).toEqual({ words: 'What was saved is sent.', wrong: false })
  asked = []
  await saveAll()
  expect(asked).toEqual([])
})

test('of two versions chosen one after the other the last is shown, whichever answer is faster', async () => {
  const version = (id: string) => ({ id, when: '2026-01-01', who: 'Asha', subject: id, name: bees.path })
  answers['/api/history'] = () => says([version('old'), version('older')])
  const arrive: ((title: string) => void)[] = []
  answers['/api/version'] = () =>
    new Promise((resolve) => arrive.push((title) => resolve(says({ ...Object(bees.data), title }))))
  const { place } = await mount(<HistoryDialog onClose={() => {}} />)
  const [old, older] = place.querySelectorAll<HTMLElement>('li button')
  await click(old as HTMLElement)
  await click(older as HTMLElement)
  await act(async () => arrive[1]?.('Older'))
  await nextFrame()
  await act(async () => arrive[0]?.('Old'))
  await nextFrame()
  expect(older?.getAttribute('aria-expanded')).toBe('true')
  expect(dialogIn(place).textContent).toContain('Older')
})

test('the history stays that of its file if Undo leads to another meanwhile', async () => {
  const ants = file('ants', { title: 'Ants' })
  useEditor.setState({ files: { [bees.path]: bees, [ants.path]: ants } })
  answers['/api/history'] = () => says([])
  const { place } = await mount(<HistoryDialog onClose={() => {}} />)
  await act(async () => useEditor.setState({ current: ants.path }))
  expect(dialogIn(place).textContent).toContain('History of Bees')
})

test('a version without the file brings nothing back', async () => {
  const version = { id: 'x', when: '2026-01-01', who: 'Asha', subject: 'Bees: removed', name: bees.path }
  answers['/api/history'] = () => says([version])
  answers['/api/version'] = () => says(null)
  const { place } = await mount(<HistoryDialog onClose={() => {}} />)
  await click(place.querySelector('li button') as HTMLElement)
  expect(dialogIn(place).textContent).toContain('It was not there then.')
  expect(() => control(place, 'Bring back')).toThrow('No button')
})

test('Discard asks first, and words go only then', async () => {
  answers['/api/discard'] = () => says([bees])
  const files = { [bees.path]: { ...bees, data: { ...Object(bees.data), title: 'Hive' }, revision: 1 } }
  useEditor.setState({ files })
  const { place } = await mount(<ChangesDialog onClose={() => {}} />)
  await click(control(place, 'Discard: Hive'))
  expect(bodyOf('/api/discard')).toBeUndefined()
  await click(control(place, 'No'))
  await click(control(place, 'Discard: Hive'))
  await click(control(place, 'Yes, discard it'))
  expect(bodyOf('/api/discard')).toEqual({ paths: [bees.path] })
})

test('buttons that stand several times in a dialog say what each is for', async () => {
  const ants = file(
    'ants',
    { title: 'Ants', notes: ['small', 'red'] },
    { saved: { title: 'Ants', notes: [] } },
  )
  const changed = { ...bees, data: { title: 'Hive' } }
  useEditor.setState({ files: { [bees.path]: changed, [ants.path]: ants }, current: ants.path })
  const { place: changes } = await mount(<ChangesDialog onClose={() => {}} />)
  expect(control(changes, 'Discard: Hive').textContent).toBe('Discard')
  expect(control(changes, 'Discard: Ants').textContent).toBe('Discard')
  answers['/api/history'] = () =>
    says([{ id: 'x', when: '2026-01-01', who: 'Asha', subject: '', name: ants.path }])
  answers['/api/version'] = () => says({ title: 'Ant', notes: ['big', 'black'] })
  const { place } = await mount(<HistoryDialog onClose={() => {}} />)
  await click(place.querySelector('li button') as HTMLElement)
  const names = [...place.querySelectorAll('dt button')].map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual([
    'Bring back: title: Ant',
    'Bring back: a text in notes: big',
    'Bring back: a text in notes: black',
  ])
})

test('what went and what came in one place of a list are two changes', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => error.mockRestore())
  const [before, after] = [{ notes: ['big'] }, { notes: ['small', 'red'] }]
  const ants = file('ants', before, { data: after })
  useEditor.setState({ files: { [ants.path]: ants }, current: ants.path })
  const { place: changes } = await mount(<ChangesDialog onClose={() => {}} />)
  answers['/api/history'] = () =>
    says([{ id: 'x', when: '2026-01-01', who: 'Asha', subject: '', name: ants.path }])
  answers['/api/version'] = () => says(before)
  const { place } = await mount(<HistoryDialog onClose={() => {}} />)
  await click(place.querySelector('li button') as HTMLElement)
  expect(changes.querySelectorAll('dt')).toHaveLength(3)
  expect(place.querySelectorAll('dt')).toHaveLength(3)
  expect(error).not.toHaveBeenCalled()
})

test('the history shows a text whose field is gone since, and does not offer it', async () => {
  answers['/api/history'] = () =>
    says([{ id: 'x', when: '2026-01-01', who: 'Asha', subject: '', name: bees.path }])
  answers['/api/version'] = () => says({ title: 'Bee', picture: 'hive', motto: 'Hum' })
  const { place } = await mount(<HistoryDialog onClose={() => {}} />)
  await click(place.querySelector('li button') as HTMLElement)
  expect(dialogIn(place).textContent).toContain('mottoHum')
  const offered = [...place.querySelectorAll('dt button')].map((button) => button.getAttribute('aria-label'))
  expect(offered).toEqual(['Bring back: title: Bee'])
})
