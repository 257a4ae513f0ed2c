import { isGroup, type Path, textsIn, valueAt } from '@college/shared/content/values'
import { useShallow } from 'zustand/react/shallow'
import { pageOf, pathOfEntry } from '../../protocol/address'
import type { EditedFile } from '../../protocol/protocol'
import { open } from '../page/frames'
import { change } from './change'
import { clean } from './clean'
import { openField, type Step, useEditor } from './editor-store'
import { ask, Refused } from './requests'
import { blank, type Schema } from './schema'
import { inTurn, receive, sendNow } from './send-drafts'

const { getState: get, setState: set } = useEditor

/** The address of the page that an entry has, or would have. */
export const pageOfEntry = (path: string) => pageOf(get().start?.addresses ?? {}, path)

/** The addresses of all pages, with tokens as in content. */
export const useSitePages = () =>
  useEditor(
    useShallow(({ start, files }) => {
      const entries = Object.values(files).flatMap(({ path, data }) =>
        data === null ? [] : (pageOf(start?.addresses ?? {}, path) ?? []),
      )
      return [...(start?.pages ?? []), ...entries].sort()
    }),
  )

/** Begins an entry: its schema's required fields, blank, last in order. */
export async function beginEntry(schema: string, name: string, title: string): Promise<EditedFile> {
  const { start, files } = get()
  const neighbours = Object.values(files).filter((file) => file.schema === schema)
  const orders = neighbours.map(({ data }) => Number(valueAt(data, ['order']) ?? 0))
  const given: Record<string, unknown> = { order: Math.max(0, ...orders) + 1, title }
  const data = Object.fromEntries(
    Object.entries(Object(blank(start?.schemas[schema] as Schema))).map(([key, value]) => [
      key,
      key === 'page' && isGroup(value) ? { ...value, title } : (given[key] ?? value),
    ]),
  )
  return begin(pathOfEntry(schema, name), data)
}

/** Changes the address of an entry never saved, and the links to it. */
export async function moveEntry(from: string, name: string): Promise<EditedFile> {
  await sendNow()
  if (get().failing && get().unsent[from]) throw new Refused(get().failing)
  const { schema = '', data } = get().files[from] ?? {}
  const path = pathOfEntry(schema, name)
  const links = linksTo(from)
  const file = await begin(path, data, from)
  for (const { file, at, value } of links)
    change(file, at, value.replace(pageOfEntry(from) ?? '', pageOfEntry(path) ?? ''))
  return file
}

async function begin(path: string, data: unknown, from?: string): Promise<EditedFile> {
  const file = await inTurn(() => ask('begin', { path, data: clean(data), from }))
  receive([file])
  if (from !== undefined && from !== path)
    set(({ files: { [from]: _, ...files }, done, undone }) => {
      const moved = (steps: Step[]) =>
        steps.map((step) => (step.file === from ? { ...step, file: path } : step))
      return { files, current: path, done: moved(done), undone: moved(undone) }
    })
  return file
}

/** Shows the page of an entry, and its first invalid field. */
export function openEntry({ path, problems }: EditedFile) {
  const page = pageOfEntry(path)
  if (page) open(page)
  openField(path, problems[0]?.path ?? [])
}

export type Link = { file: string; at: Path; value: string }

/** Links to an entry's page in other content, which would break without it. */
export function linksTo(path: string): Link[] {
  const page = pageOfEntry(path)
  return Object.values(get().files).flatMap((file) =>
    file.path === path
      ? []
      : [...textsIn(file.data)]
          .filter(({ text }) => page !== undefined && text.split('#')[0] === page)
          .map(({ path: at, text: value }) => ({ file: file.path, at, value })),
  )
}
