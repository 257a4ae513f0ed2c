import { once } from 'node:events'
import { join } from 'node:path'
import { refuseTaken } from '@college/platform/dev/dev-servers'
import { appBuild } from './app'
import { contentKinds } from './content'
import { editorsOf, localEditor } from './editors'
import type { Guard } from './guard'
import { editorPort } from './ports'
import type { Person } from './save'
import { editorServer } from './server'

type Options = {
  guard: Guard
  /** The sections that are edited on this machine; or everybody in `editors.yaml`. */
  people: { named: string[] } | 'editors.yaml'
  /** Where the preview is seen. */
  preview: string
}

/** Runs the editor: one process for everybody, which serves one build of the site's pages. */
export async function runEditor(root: string, { guard, people, preview }: Options) {
  await refuseTaken('the editor', editorPort)
  const work = join(root, '.cache/edit')
  const app = join(work, 'app')
  const build = appBuild(root, app)
  const built = build()
  built.catch(() => {})
  const kinds = await contentKinds(root)
  const editorOf =
    people === 'editors.yaml' ? editorsOf(root, work, kinds) : localEditor(root, work, kinds, people.named)
  await built
  const log = ({ name }: Person, words: string) => console.log(`${new Date().toISOString()} ${name} ${words}`)
  const server = editorServer({ guard, app, build, preview, editorOf, log })
  server.listen(editorPort, '127.0.0.1')
  await once(server, 'listening')
}
