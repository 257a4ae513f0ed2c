// @vitest-environment happy-dom
import { valueAt } from '@college/shared/content/values'
import { beforeEach, expect, test, vi } from 'vitest'
import type { EditedFile, Start } from '../../protocol/protocol'
import { change, undo } from './change'
import { useEditor } from './editor-store'
import { linksTo, moveEntry } from './entries'

const { getState: get, setState: set } = useEditor
const schema = 'mfe-garden/beds/*.yaml'
const bed = (name: string) => `mfe-garden/content/beds/${name}.yaml`
const menu = 'shell/content/menu.yaml'
const links = [
  { label: 'Moss', href: '/garden/moss' },
  { label: 'Its care', href: '/garden/moss#care' },
  { label: 'Mosses', href: '/garden/moss-of-the-north' },
  { label: 'Elsewhere', href: 'https://example.org/garden/moss' },
]
const file = (path: string, data: unknown, saved = data): EditedFile => ({
  path,
  schema: path === menu ? 'shell/menu.yaml' : schema,
  saved,
  data,
  problems: [],
  shown: data,
  revision: 0,
  edition: '',
})

let asked: { path: string; body: { path: string; from?: string; data: unknown } }[]
let refusal: string | undefined

beforeEach(() => {
  asked = []
  refusal = undefined
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const sent = JSON.parse(String(body))
    asked.push({ path, body: sent })
    if (refusal) return Response.json({ refusal }, { status: 409 })
    return Response.json({ answer: file(sent.path, sent.data, sent.path === menu ? { links } : null) })
  })
  const start = { addresses: { [schema]: '/garden/' }, person: { name: 'Meera' } } as unknown as Start
  const files = { [bed('moss')]: file(bed('moss'), { title: 'Moss' }, null), [menu]: file(menu, { links }) }
  set({ start, files, unsent: {}, current: bed('moss'), done: [], undone: [], failing: '' })
})

test('links to an entry match its whole address, with or without an anchor', () => {
  expect(linksTo(bed('moss')).map(({ at }) => at.join('.'))).toEqual(['links.0.href', 'links.1.href'])
  expect(linksTo(menu)).toEqual([])
})

test('typed words, undo steps and links follow an entry to another address', async () => {
  change(bed('moss'), ['title'], 'Mosses')
  await moveEntry(bed('moss'), 'mosses')
  expect(asked.find(({ path }) => path === '/api/begin')?.body).toEqual({
    path: bed('mosses'),
    data: { title: 'Mosses' },
    from: bed('moss'),
  })
  expect(Object.keys(get().files).sort()).toEqual([bed('mosses'), menu].sort())
  expect(get().current).toBe(bed('mosses'))
  const hrefs = links.map((_, index) => valueAt(get().files[menu]?.data, ['links', index, 'href']))
  expect(hrefs.slice(0, 2)).toEqual(['/garden/mosses', '/garden/mosses#care'])
  expect(hrefs.slice(2)).toEqual(links.slice(2).map(({ href }) => href))
  for (let step = 0; step < 3; step++) undo()
  expect(get().files[bed('mosses')]?.data).toEqual({ title: 'Moss' })
  expect(get().files[menu]?.data).toEqual({ links })
})

test('a refused address changes nothing', async () => {
  refusal = 'There is another page at /garden/hedge already.'
  await expect(moveEntry(bed('moss'), 'hedge')).rejects.toThrow(refusal)
  expect(Object.keys(get().files)).toEqual([bed('moss'), menu])
  expect(get()).toMatchObject({ current: bed('moss'), unsent: {} })
})
