import { once } from 'node:events'
import { join } from 'node:path'
import { refuseTaken, startServers } from '@college/platform/dev/dev-servers'
import { refuseUnreleased } from '@college/platform/dev/refuse-unreleased'
import { openStore } from '@college/platform/store/open-store'
import { packages, sections } from '@college/shared/contract'
import type { PackageName } from '@college/shared/contract/release-manifest'
import { developmentOrigin, ports } from '@college/shared/preset/ports'
import { buildApp } from './app'
import { contentKinds } from './content'
import type { Guard } from './guard'
import type { Person } from './save'
import { editorServer } from './server'
import { Session } from './session'

/** The editor's port, behind those of the development servers. */
export const editorPort = ports.shell + packages.length

/** The section of the home page, with which whoever edits all of them begins. */
const ofHomePage = ['about'] as const

type Options = {
  guard: Guard
  person: Person
  /** The sections that this person edits; without any, all. */
  named: PackageName[]
  /** Whether the frame around the pages and the college's facts are theirs as well, whatever they have named. */
  withFrame: boolean
  mayRelease: boolean
  /** The folder of this person's drafts and desk, below `.cache/edit`. */
  folder: string
}

/** Runs one person's editor: their desk, its development servers, and the page beside them. */
export async function runEditor(
  root: string,
  { guard, person, named, withFrame, mayRelease, folder }: Options,
) {
  await refuseTaken('the editor', editorPort)
  const fromSource = sections.filter((name) => named.length === 0 || named.includes(name))
  await refuseUnreleased(openStore(root), fromSource)
  const folders = [...fromSource.map((name) => `mfe-${name}`), 'shell']
  // The development servers name what they load for the editor's page.
  process.env.SITE_EDITOR = guard.origin
  const work = join(root, '.cache/edit')
  const app = join(work, 'app')
  const built = buildApp(root, app)
  built.catch(() => {})
  const session = new Session(root, join(work, folder), await contentKinds(root, folders))
  const ofFirstPage = named.length > 0 ? fromSource : ofHomePage
  const { listens, ended } = await startServers(session.desk, fromSource, ofFirstPage)
  ended.catch(() => {})
  const editor = {
    session,
    person,
    sections:
      withFrame || named.includes('shell')
        ? [...folders, 'shared']
        : folders.filter((name) => name !== 'shell'),
    mayRelease,
    site: developmentOrigin('shell'),
    listens,
  }
  // What the page asks for first, while the servers start: sizes of pictures are kept.
  session.files().catch(() => {})
  await built
  const log = ({ name }: Person, words: string) => console.log(`${new Date().toISOString()} ${name} ${words}`)
  const server = editorServer({ guard, app, previewPort: editorPort + 1, editor, log })
  server.listen(editorPort, '127.0.0.1')
  await once(server, 'listening')
  return { ended }
}
