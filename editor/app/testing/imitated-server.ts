import type { EditedFile } from '../../protocol/protocol'

type Draft = { base: string; data: unknown; revision: number }
type Body = { path: string; paths: string[]; data: unknown; revision: number; edition: string }

/** What happens to a request on its way. */
export type Way =
  | 'well'
  | 'late'
  | 'too late'
  | 'never arrives'
  | 'answer lost'
  | 'twice'
  | 'signed out'
  | 'bad gateway'
  | 'another type'

/** The editor's server, for words and drafts only. A restart keeps the disk and forgets the editions handed out. */
export class ImitatedServer {
  saved = new Map<string, string>()
  drafts = new Map<string, Draft>()
  handedOut = new Set<string>()
  private count = 0
  /** What the server finishes before the next request. */
  private busy = Promise.resolve()
  isUp = true
  /** Who is signed in. */
  name = 'Meera'
  /** Files whose drafts it refuses. */
  refuses = new Set<string>()
  way: () => Way = () => 'well'
  /** Milliseconds that a good answer takes. */
  pace = () => 20

  restart() {
    this.handedOut.clear()
    this.isUp = true
  }

  dataOf(path: string): unknown {
    const draft = this.drafts.get(path)
    return draft ? draft.data : JSON.parse(this.saved.get(path) ?? 'null')
  }

  file(path: string): EditedFile {
    const draft = this.drafts.get(path)
    const text = draft?.base ?? this.saved.get(path) ?? 'null'
    this.handedOut.add(text)
    const data = this.dataOf(path)
    const common = { path, schema: '', problems: [], shown: data, edition: text }
    return { ...common, saved: JSON.parse(text), data, revision: draft?.revision ?? 0 }
  }

  files = () => [...this.saved.keys()].map((path) => this.file(path))

  private readonly routes: Record<string, (body: Body) => unknown> = {
    '/api/start': () => ({ files: this.files(), person: { name: this.name } }),
    '/api/draft': ({ path, data, revision, edition }) => {
      const before = this.drafts.get(path)
      if (this.refuses.has(path)) throw new Error(`${path} is not to be edited.`)
      if ((before?.revision ?? 0) !== revision || !this.handedOut.has(edition))
        throw new Error(`${path} was changed in another window; reload this page to go on.`)
      this.drafts.set(path, { base: edition, data, revision: ++this.count })
      return this.file(path)
    },
    '/api/discard': ({ paths }) => {
      for (const path of paths) this.drafts.delete(path)
      return this.files()
    },
    '/api/save': ({ paths }) => {
      const conflicts = paths.flatMap((path) => {
        const draft = this.drafts.get(path)
        const now = this.saved.get(path) ?? 'null'
        if (draft?.base === now) return []
        this.handedOut.add(now)
        const { saved, revision } = this.file(path)
        return [{ path, revision, edition: now, base: saved, theirs: JSON.parse(now) }]
      })
      if (conflicts.length > 0) return { message: '', conflicts, kept: [], files: this.files(), uploads: [] }
      for (const path of paths) {
        this.handedOut.delete(this.saved.get(path) ?? 'null')
        this.saved.set(path, JSON.stringify(this.dataOf(path)))
        this.drafts.delete(path)
      }
      return { message: 'words', conflicts, kept: [], files: this.files(), uploads: [] }
    },
  }

  /** Replaces the browser's `fetch`. */
  fetch = async (path: string, { body, signal }: RequestInit = {}): Promise<Response> => {
    const way = this.way()
    const after = (milliseconds: number) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(resolve, milliseconds)
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      })
    const answer = (): Response => {
      if (!this.isUp) throw new TypeError('Failed to fetch')
      try {
        return Response.json({ answer: this.routes[path]?.(JSON.parse(String(body))) })
      } catch (error) {
        return Response.json({ refusal: (error as Error).message }, { status: 409 })
      }
    }
    await after(this.pace())
    await this.busy
    if (!this.isUp) throw new TypeError('Failed to fetch')
    switch (way) {
      case 'late': {
        const given = answer()
        await after(5000)
        return given
      }
      case 'too late':
        // It is carried out after the client has given up waiting.
        this.busy = new Promise((resolve) => {
          setTimeout(() => {
            if (this.isUp) answer()
            resolve()
          }, 25_000)
        })
        await after(1_000_000)
        break
      case 'never arrives':
        await after(1_000_000)
        break
      case 'answer lost':
        answer()
        throw new TypeError('Failed to fetch')
      case 'twice':
        answer()
        break
      case 'signed out':
        return new Response('<html>Sign in</html>', { headers: { 'content-type': 'text/html' } })
      case 'bad gateway':
        return new Response('<html>502</html>', { status: 502 })
      case 'another type':
        answer()
        return Response.json({ ok: true })
    }
    return answer()
  }
}
