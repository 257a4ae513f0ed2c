import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { storeOf } from '@college/platform/store/channel'
import { openStore } from '@college/platform/store/open-store'
import { Refusal } from '@college/platform/store/site-store'
import { isPackage } from '@college/shared/contract'
import sirv from 'sirv'
import { z } from 'zod'
import type { Checked, Saved, Start } from '../protocol/protocol'
import { appPath } from './app'
import { contentPath, formSchema } from './content'
import type { Editor, EditorOf } from './editors'
import { firstData, linksTo, pathOfNew } from './entries'
import type { Guard } from './guard'
import { historyOf, versionAt } from './history'
import { previewChanges } from './preview-changes'
import { runStep } from './release-steps'
import { answer, bytesOf, jsonOf } from './requests'
import { type Person, save } from './save'
import { fileOf, sendPicture, setHeaders } from './sent-files'
import type { Session } from './session'
import { limits, takePicture } from './uploads'

export type EditorServer = {
  guard: Guard
  /** The folder of the build: the editor's page, and the site's pages. */
  app: string
  /** Builds what has changed since. */
  build: () => Promise<void>
  /** Where the preview is seen. */
  preview: string
  editorOf: EditorOf
  /** Who did what. */
  log: (person: Person, words: string) => void
}

type Handler = (
  editor: Editor,
  request: IncomingMessage,
  query: URLSearchParams,
) => Promise<unknown> | unknown

const path = z.string().max(200)
const pathAndData = z.object({ path, data: z.unknown() })
const typed = pathAndData.extend({ revision: z.number(), edition: z.string() })

/** The editor: its page, what is typed, what is saved and released. */
export function editorServer({ guard, app, build, preview, editorOf, log }: EditorServer) {
  const files = sirv(app, {
    dev: true,
    setHeaders: (response, path) =>
      response.setHeader(
        'cache-control',
        `private, ${path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache'}`,
      ),
  })
  /** Saves come one after another: two at once would not see each other. */
  let saving: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const result = saving.then(run)
    saving = result.catch(() => {})
    return result
  }

  const handlers: Record<string, Handler> = {
    'GET /api/start': async (editor) => {
      // Code that cannot be built keeps nobody from editing: the pages are as they were.
      const fault = await build().then(
        () => undefined,
        (error: Error) => error.message,
      )
      return startOf(editor, preview, fault)
    },
    'POST /api/draft': async (editor, request) => {
      const { path, data, revision, edition } = await jsonOf(request, typed)
      const { session } = changeable(editor, path)
      const file = await session.draft(path, data, revision, edition)
      return {
        problems: file.problems,
        shown: file.shown,
        revision: file.revision,
        edition: file.edition,
      } satisfies Checked
    },
    'POST /api/discard': async (editor, request) => {
      const { paths } = await jsonOf(request, z.object({ paths: z.array(path) }))
      const uploads = editor.session.drafts.uploads()
      const { session } = changeable(editor, ...paths.filter((path) => !uploads.includes(path)))
      session.discard(paths)
      return { files: await session.files() }
    },
    'POST /api/save': async (editor, request) => {
      const { paths } = await jsonOf(request, z.object({ paths: z.array(path) }))
      const { session, person } = changeable(editor, ...paths)
      const saved: Saved = await inTurn(() => save(session, paths, person))
      if (saved.message) log(person, `saved: ${saved.message}`)
      return { ...saved, files: await session.files() }
    },
    'POST /api/resolve': async (editor, request) => {
      const { path, data } = await jsonOf(request, pathAndData)
      const { session } = changeable(editor, path)
      return { file: await session.resolve(path, data) }
    },
    'POST /api/create': async ({ session, sections }, request) => {
      const shape = z.object({
        schema: path,
        name: z.string(),
        title: z.string().max(60),
        blank: z.unknown(),
      })
      const { schema, name, title, blank } = await jsonOf(request, shape)
      allowed(sections, folderOf(schema))
      const taken = session.paths()
      const path_ = pathOfNew(session.root, session.kinds, schema, name, taken)
      const neighbours = (await session.files())
        .filter((file) => file.schema === schema)
        .map(({ data }) => data)
      return { file: await session.put(path_, firstData(neighbours, blank, title, name)) }
    },
    'GET /api/links': async ({ session }, _, query) => linksTo(named(session, query), await session.files()),
    'GET /api/history': ({ session }, _, query) => ({
      versions: historyOf(session.root, named(session, query)),
    }),
    'GET /api/version': ({ session }, _, query) => ({
      data: versionAt(session.root, query.get('id') ?? '', named(session, query)),
    }),
    'GET /api/preview': ({ session, sections }, _, query) => {
      const folder = allowed(sections, query.get('section'))
      const store = openStore(session.root)
      const owner = folder === 'shared' ? undefined : folder.replace('mfe-', '')
      return { pages: previewChanges(store.public, storeOf(store, 'preview').public, owner) }
    },
    'POST /api/picture': async ({ session, sections }, request, query) => {
      const folder = allowed(sections, query.get('folder'))
      return takePicture(session, folder, query.get('name') ?? '', await bytesOf(request, limits.picture))
    },
  }

  return createServer(async (request, response) => {
    try {
      setHeaders(response)
      const { pathname, searchParams } = new URL(request.url ?? '/', guard.origin)
      const cookie = guard.cookieFor?.(request)
      if (cookie) return void response.writeHead(303, { location: appPath, 'set-cookie': cookie }).end()
      const refusal = guard.refusal(request)
      if (refusal) return answer(response, 403, { refusal })
      const editor = editorOf(request)
      if (typeof editor === 'string') return answer(response, 403, { refusal: editor })
      const handler = handlers[`${request.method} ${pathname}`]
      if (handler) return answer(response, 200, await handler(editor, request, searchParams))
      if (request.method === 'POST' && pathname === '/api/release')
        return await release(editor, request, response, log)
      if (request.method !== 'GET') return answer(response, 404, { refusal: 'There is no such request.' })
      if (pathname.startsWith('/picture/')) return sendPicture(editor.session, pathname, response)
      request.url = fileOf(pathname)
      files(request, response, () => answer(response, 404, { refusal: 'There is no such file.' }))
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof SyntaxError)) console.error(error)
      const words = error instanceof Error ? error.message : String(error)
      if (!response.headersSent) answer(response, error instanceof Refusal ? 409 : 500, { refusal: words })
      else response.end()
    }
  })
}

async function startOf(
  { session, person, sections, mayRelease }: Editor,
  preview: string,
  fault?: string,
): Promise<Start> {
  const notice = [fault, session.drafts.notice].filter(Boolean).join(' ')
  const folders = [...new Set(session.kinds.map(({ folder }) => folder))]
  return {
    files: await session.files(),
    schemas: Object.fromEntries(session.kinds.map((kind) => [kind.name, formSchema(kind)])),
    collections: session.kinds
      .filter(({ pattern }) => pattern.includes('*'))
      .map(({ name, folder }) => ({ schema: name, folder })),
    pictures: Object.fromEntries(folders.map((folder) => [folder, session.pictures(folder)])),
    films: Object.fromEntries(folders.map((folder) => [folder, session.films(folder)])),
    uploads: session.drafts.uploads(),
    person: { name: person.name, sections, mayRelease: mayRelease !== false },
    preview,
    ...(notice && { notice }),
  }
}

const step = z.object({ section: z.string(), step: z.enum(['preview', 'live', 'back']) })

async function release(
  { session, person, sections, mayRelease }: Editor,
  request: IncomingMessage,
  response: ServerResponse,
  log: EditorServer['log'],
) {
  const asked = await jsonOf(request, step)
  if (!mayRelease) throw new Refusal('You may edit, and not release; ask somebody who may.')
  if (mayRelease === 'preview' && asked.step !== 'preview')
    throw new Refusal(
      'You may put this into the preview; somebody else, who may release, looks at it and makes it live.',
    )
  const folder = allowed(sections, asked.section)
  const name = folder === 'shared' ? 'facts' : folder.replace('mfe-', '')
  if (name !== 'facts' && !isPackage(name))
    throw new Refusal(`found the section '${asked.section}', expected one that is released.`)
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  const done = await runStep(session.root, asked.step, name, (words) => response.write(`${words}\n`))
  if (done) log(person, `${asked.step}: ${name}`)
  response.end(done ? 'done\n' : 'refused\n')
}

/** The folder of a section, if it is one that this person may edit. */
function allowed(sections: string[], folder: string | null): string {
  if (folder && sections.includes(folder)) return folder
  throw new Refusal(`found the section '${folder}', expected one of ${sections.join(', ')}.`)
}

/** The content file that a request asks for. */
const named = ({ root, kinds }: Session, query: URLSearchParams) =>
  contentPath(root, kinds, query.get('path') ?? '')

/** Refuses a request to change what is no content file, or one of a section that this person may not edit. */
function changeable(editor: Editor, ...paths: string[]): Editor {
  const { session, sections } = editor
  for (const path of paths) allowed(sections, folderOf(contentPath(session.root, session.kinds, path)))
  return editor
}

const folderOf = (path: string) => path.split('/')[0] ?? ''
