import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@college/platform/store/site-store'
import { same } from '@college/shared/content/values'
import type { Conflict, Saved } from '../protocol/protocol'
import { usedUploads } from '../protocol/used-uploads'
import { messageOf, type Ready } from './commit-message'
import { dataOf, textOf } from './content'
import { draftText } from './drafts'
import { catchUp, refuseUnready, send, wordsOf } from './git'
import type { Session } from './session'
import { refuseTakenNames } from './uploads'
import { commit, written } from './write-and-commit'

export type Person = { name: string; email: string }

/**
 * Writes what is right into the repository, in one commit by the person's name. A file that has changed since its draft
 * was begun is given back in both versions; one with a problem stays a draft. Neither keeps the others.
 */
export async function save(
  session: Session,
  paths: string[],
  person: Person,
): Promise<Omit<Saved, 'files' | 'uploads'>> {
  const { root, uploaded } = session
  refuseUnready(root)
  let notice = await catchUp(root)
  // Somebody may have begun a rebase meanwhile.
  refuseUnready(root)

  // From here to the commit nothing waits, so that nothing is typed or saved in between.
  const { ready, conflicts, kept, reasons } = sorted(session, paths)
  const contents = new Map<string, string | Uint8Array | null>(
    uploadsOf(session, ready).map((path) => [path, readFileSync(join(uploaded, path))]),
  )
  for (const { path, text } of ready) contents.set(path, text)
  const outcome = (message: string, notices: (string | undefined)[]) => {
    const notice = [...reasons, ...notices].filter(Boolean).join(' ')
    return { message, conflicts, kept, ...(notice && { notice }) }
  }
  if (contents.size === 0) return outcome('', [])
  const message = messageOf(root, ready)
  const isCommitted = written(root, contents, () => commit(root, [...contents.keys()], message, person))

  try {
    session.saved([...contents.keys()])
  } catch (error) {
    notice ??= wordsOf(error)
  }
  notice ??= await send(root)
  if (!isCommitted) notice ??= 'This was saved already.'
  return outcome(isCommitted ? (message.split('\n')[0] ?? '') : '', [notice])
}

/** Which of these drafts can be saved, and why the others cannot. */
function sorted(session: Session, paths: string[]) {
  const ready: Ready[] = []
  const conflicts: Conflict[] = []
  const kept: string[] = []
  /** What no field of the kept ones says. */
  const reasons: string[] = []
  for (const path of new Set(paths)) {
    const draft = session.drafts.get(path)
    if (!draft) continue
    try {
      const { data, saved, problems } = session.look(path)
      const now = textOf(session.root, path)
      const theirs = dataOf(path, now)
      // What is meant is there already, in whatever lines; or nothing is.
      const isThere = now !== draft.base && (same(data, theirs) || same(data, saved))
      if (now !== draft.base && !isThere) {
        // First: a field that the schema has no longer is a problem that only the newer version solves.
        const edition = session.editionOf(path, now)
        conflicts.push({ path, revision: draft.revision, edition, base: saved, theirs })
      } else if (problems.length > 0) kept.push(path)
      else {
        const file = { path, data: isThere ? theirs : data, text: isThere ? now : draftText(draft) }
        if (now === null && file.text !== null) session.refuseTaken(path, path)
        refuseTakenNames(session, uploadsOf(session, [file]))
        ready.push(file)
      }
    } catch (error) {
      if (!(error instanceof Refusal)) console.error(error)
      kept.push(path)
      reasons.push(error instanceof Error ? error.message : String(error))
    }
  }
  return { ready, conflicts, kept, reasons }
}

/** Pictures that what is saved names: what was only tried must not become public. */
const uploadsOf = (session: Session, ready: Ready[]) => usedUploads(session.uploads(), ready)
