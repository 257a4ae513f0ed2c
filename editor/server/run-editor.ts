import { once } from 'node:events'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { devPortRemedy } from '@college/platform/dev/dev-servers'
import { refuseMissing } from '@college/platform/release/build'
import { refuseTaken } from '@college/platform/server/refuse-taken'
import { siteServer } from '@college/platform/server/site-server'
import { storeOf } from '@college/platform/store/channel'
import { openStore } from '@college/platform/store/open-store'
import { packagesOf } from '@college/shared/preset/checkout'
import { appBuild } from './app'
import { contentKinds, type Kind } from './content'
import type { EditorOf } from './editors'
import type { Guard } from './guard'
import { editorPort, previewPort } from './ports'
import type { Person } from './save'
import { editorServer } from './server'

type Options = {
  guard: Guard
  editors: (kinds: Kind[]) => EditorOf
  /** Where the preview is seen. */
  preview: string
}

/** Runs the editor: one process for everybody, which serves one build of the site's pages, and the preview beside it. */
export async function runEditor(root: string, { guard, editors, preview }: Options) {
  refuseMissing(root, packagesOf(root))
  await refuseTaken('the editor', editorPort, devPortRemedy)
  await refuseTaken('the editor’s preview', previewPort, devPortRemedy)
  const app = join(root, '.cache/edit/app')
  const build = appBuild(root, app)
  const [kinds] = await Promise.all([contentKinds(root), build()])
  const editorOf = editors(kinds)
  const log = ({ name }: Person, words: string) => console.log(`${new Date().toISOString()} ${name} ${words}`)
  const server = editorServer({ guard, app, build, preview, editorOf, log })
  const previewServer = siteServer(storeOf(openStore(root), 'preview').public)
  await Promise.all([listens(server, editorPort), listens(previewServer, previewPort)])
}

function listens(server: Server, port: number) {
  server.listen(port, '127.0.0.1')
  return once(server, 'listening')
}
