import type { EditedFile, Uploaded } from '../../protocol/protocol'
import { useEditor } from '../state/editor-store'
import { ask } from '../state/requests'
import { inTurn, receive } from '../state/send-drafts'

/** Takes a photograph. Gives the name that it has got. */
export async function takePicture(folder: string, wish: string, image: Blob): Promise<string> {
  const query = new URLSearchParams({ folder, name: wish })
  const { name, path } = await ask<Uploaded>(`/api/picture?${query}`, ['name', 'path'], image)
  list(
    folder,
    (names) => [...names, name],
    (uploads) => [...uploads, path],
  )
  return name
}

/** Gives back a photograph that no file uses. */
export async function takeBack(folder: string, name: string, upload: string) {
  const body = { paths: [upload] }
  const { files } = await inTurn(() => ask<{ files: EditedFile[] }>('/api/discard', ['files'], body))
  receive(files, true)
  const without = (given: string) => (items: string[]) => items.filter((item) => item !== given)
  list(folder, without(name), without(upload))
}

type Change = (items: string[]) => string[]

const list = (folder: string, names: Change, uploads: Change) =>
  useEditor.setState(({ start }) => ({
    start: start && {
      ...start,
      pictures: { ...start.pictures, [folder]: names(start.pictures[folder] ?? []) },
      uploads: uploads(start.uploads),
    },
  }))
