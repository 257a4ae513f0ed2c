import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { changedTexts } from '@college/platform/proof/changed-texts'
import { storeOf } from '@college/platform/store/channel'
import { openStore } from '@college/platform/store/open-store'
import { Refusal } from '@college/platform/store/site-store'
import { pictureNames } from '@college/shared/content/read-content'
import { isPackage } from '@college/shared/contract'
import sirv from 'sirv'
import { z } from 'zod'
import { folderOf } from '../protocol/file-name'
import { hashOfPage } from '../protocol/page-hash'
import type { State } from '../protocol/protocol'
import { type Answers, type Body, bodies, type RequestName } from '../protocol/requests'
import { largestUpload } from '../protocol/used-uploads'
import { appPath } from './app'
import { declaredPages } from './claimed-paths'
import { foldersOf, formSchema } from './content'
import type { Editor, EditorOf } from './editors'
import { waits } from './git'
import type { Guard } from './guard'
import { versionAt, versionsOf } from './history'
import { type Released, releaseOf, runStep } from './release-steps'
import { answer, bytesOf, fileOf, jsonOf, sendPicture, setHeaders, sitePage } from './requests'
import { type Person, save } from './save'
import type { Session } from './session'
import { type InTurn, turns } from './turns'
import { storePicture } from './uploads'

export type EditorServer = {
  guard: Guard
  app: string
  build: () => Promise<void>
  preview: string
  editorOf: EditorOf
  log: (person: Person, words: string) => void
}

/** Milliseconds that a save waits for a release: the page would call it unanswered after two minutes. */
const longestWait = 60_000

type Handlers = {
  [Name in RequestName]: (editor: Editor, body: Body<Name>) => Answers[Name] | Promise<Answers[Name]>
}

const isRequest = (name: string): name is RequestName => Object.hasOwn(bodies, name)

export function editorServer({ guard, app, build, preview, editorOf, log }: EditorServer) {
  const files = sirv(app, {
    dev: true,
    setHeaders: (response, path) =>
      response.setHeader(
        'cache-control',
        `private, ${path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache'}`,
      ),
  })
  /** Saves and builds run one after another: a save would not see another, and a build half of it. */
  const inTurn = turns()
  const publishing = turns()

  const handlers: Handlers = {
    start: async ({ session, person, sections, mayRelease }) => {
      // A failed build must not prevent editing: the pages stay as they were.
      const fault = await build().then(
        () => undefined,
        (error: Error) => error.message,
      )
      const byFolder = (read: (folder: string) => string[]) =>
        Object.fromEntries(foldersOf(session.kinds).map((folder) => [folder, read(folder)]))
      return {
        ...(await stateOf(session, [fault, session.drafts.notice])),
        schemas: Object.fromEntries(session.kinds.map((kind) => [kind.name, formSchema(kind)])),
        ...declaredPages(session.root),
        pictures: byFolder((folder) => pictureNames(session.pictureRoots(folder)).sort()),
        films: byFolder((folder) => session.films(folder)),
        person: { name: person.name, sections, mayRelease },
        preview,
      }
    },
    draft: (editor, { path, data, revision, edition }) =>
      changeable(editor, path).draft(path, data, revision, edition),
    begin: (editor, { path, data, from }) =>
      changeable(editor, path, ...(from === undefined ? [] : [from])).begin(path, data, from),
    discard: (editor, { paths }) => {
      const uploads = editor.session.uploads()
      // People may discard their own drafts, even where they may no longer edit.
      const own = [...uploads, ...editor.session.drafts.paths()]
      const session = changeable(editor, ...paths.filter((path) => !own.includes(path)))
      session.discard(paths)
      return session.files()
    },
    save: async (editor, { paths }) => {
      const others = paths.filter((path) => !editor.sections.includes(folderOf(editor.session.known(path))))
      const own = paths.filter((path) => !others.includes(path))
      // Old drafts of sections that they may no longer edit must not block the save.
      const session = changeable(editor, ...(own.length > 0 ? own : others))
      const saved = await inTurn(() => save(session, own, editor.person), longestWait)
      if (saved.message) log(editor.person, `saved: ${saved.message}`)
      const forbidden =
        others.length > 0 ? `You may no longer edit ${others.join(', ')}; it stays a draft.` : ''
      const state = await stateOf(session, [saved.notice, forbidden])
      return { ...saved, ...state, kept: [...saved.kept, ...others] }
    },
    history: ({ session }, { path }) => versionsOf(session.root, session.known(path)),
    version: ({ session }, { path, id }) => versionAt(session.root, id, session.known(path)),
    publishable: async ({ session, sections }, { section, step }) => {
      const name = releasedAs(allowed(sections, section))
      const store = openStore(session.root)
      // First, so that a release put there meanwhile is another one.
      const release = await releaseOf(session.root, step, name)
      if (step !== 'live') return { release, pages: [] }
      const owner = name === 'facts' ? undefined : name
      return { release, pages: changedTexts(store.public, storeOf(store, 'preview').public, owner) }
    },
  }

  const answerTo = async <Name extends RequestName>(name: Name, editor: Editor, request: IncomingMessage) =>
    // TypeScript does not see that the shape is that of this name.
    handlers[name](editor, (await jsonOf<unknown>(request, bodies[name])) as Body<Name>)

  return createServer(async (request, response) => {
    try {
      setHeaders(response)
      const { pathname, searchParams } = new URL(request.url ?? '/', guard.origin)
      const cookie = guard.cookieFor?.(request)
      if (cookie) return void response.writeHead(303, { location: appPath, 'set-cookie': cookie }).end()
      const editor = guard.refusal(request) ?? editorOf(request)
      if (typeof editor === 'string') return answer(response, 403, { refusal: editor })
      if (request.method === 'GET') {
        if (pathname.startsWith('/picture/')) return sendPicture(editor.session, pathname, request, response)
        request.url = fileOf(pathname)
        // A page of the site has nothing to show outside the editor's frame.
        if (request.url === sitePage && request.headers['sec-fetch-dest'] === 'document')
          return void response.writeHead(303, { location: appPath + hashOfPage(pathname) }).end()
        return files(request, response, () => answer(response, 404, { refusal: 'There is no such file.' }))
      }
      if (request.method === 'POST' && pathname === '/api/release')
        return await release(editor, request, response, { inTurn, publishing }, log)
      if (request.method === 'POST' && pathname === '/api/picture')
        return answer(response, 200, { answer: await takePicture(editor, request, searchParams) })
      const name = pathname.replace(/^\/api\//, '')
      if (request.method !== 'POST' || !isRequest(name))
        return answer(response, 404, { refusal: 'There is no such request.' })
      answer(response, 200, { answer: await answerTo(name, editor, request) })
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof SyntaxError)) console.error(error)
      const words = error instanceof Error ? error.message : String(error)
      if (!response.headersSent) answer(response, error instanceof Refusal ? 409 : 500, { refusal: words })
      else response.end()
    }
  })
}

async function takePicture(
  { session, sections }: Editor,
  request: IncomingMessage,
  query: URLSearchParams,
): Promise<string> {
  const folder = allowed(sections, query.get('folder'))
  return storePicture(session, folder, query.get('name') ?? '', await bytesOf(request, largestUpload))
}

/** With what the person has seen, as `publishable` named it. */
const released = bodies.publishable.extend({ release: z.string().default('') })

async function release(
  { session, person, sections, mayRelease }: Editor,
  request: IncomingMessage,
  response: ServerResponse,
  queues: { inTurn: InTurn; publishing: InTurn },
  log: EditorServer['log'],
) {
  const asked = await jsonOf(request, released)
  if (!mayRelease) throw new Refusal('You may edit, and not release; ask somebody who may.')
  if (mayRelease === 'preview' && asked.step !== 'preview')
    throw new Refusal(
      'You may put this into the preview; somebody else, who may release, looks at it and makes it live.',
    )
  const name = releasedAs(allowed(sections, asked.section))
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  const say = (words: string) => response.write(`${words}\n`)
  const around = { root: session.root, person, ...queues }
  const done = await runStep(around, asked.step, name, asked.release, say).catch((error) => {
    if (!(error instanceof Refusal)) console.error(error)
    say(error instanceof Error ? error.message : String(error))
    return false
  })
  if (done) log(person, `${asked.step}: ${name}`)
  response.end(done ? 'done\n' : 'refused\n')
}

function releasedAs(folder: string): Released {
  const name = folder === 'shared' ? 'facts' : folder.replace('mfe-', '')
  if (name === 'facts' || isPackage(name)) return name
  throw new Refusal(`found the section '${folder}', expected one that is released.`)
}

function allowed(sections: string[], folder: string | null): string {
  if (folder && sections.includes(folder)) return folder
  throw new Refusal(`found the section '${folder}', expected one of ${sections.join(', ')}.`)
}

async function stateOf(session: Session, notices: (string | undefined)[]): Promise<State> {
  const notice = notices.filter(Boolean).join(' ')
  const files = await session.files()
  return { files, uploads: session.uploads(), waits: waits(session.root), ...(notice && { notice }) }
}

/** A person's session. Refuses paths outside the content, or in a section that they may not edit. */
function changeable({ session, sections }: Editor, ...paths: string[]): Session {
  for (const path of paths) allowed(sections, folderOf(session.known(path)))
  return session
}
