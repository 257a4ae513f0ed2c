import type { EditedFile } from '../../protocol/protocol'
import { nameOfUpload } from '../../protocol/used-uploads'
import { useEditor } from '../state/editor-store'
import { ask } from '../state/requests'
import { inTurn, receive } from '../state/send-drafts'

/** Takes a photograph. Gives the name that it has got. */
export async function takePicture(folder: string, wish: string, image: Blob): Promise<string> {
  const query = new URLSearchParams({ folder, name: wish })
  const path = await ask<string>(`picture?${query}`, image)
  const name = nameOfUpload(path)
  list(
    folder,
    (names) => [...names, name],
    (uploads) => [...uploads, path],
  )
  return name
}

/** Gives back a photograph that no file uses. */
export async function takeBack(folder: string, name: string, upload: string) {
  receive(await inTurn(() => ask<EditedFile[]>('discard', { paths: [upload] })), true)
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
