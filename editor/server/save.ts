import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@college/platform/store/site-store'
import { same } from '@college/shared/content/values'
import type { Conflict, Saved } from '../protocol/protocol'
import { usedUploads } from '../protocol/used-uploads'
import { messageOf, type Ready } from './commit-message'
import { parseContent, textOf } from './content'
import { draftText } from './drafts'
import { fetched, joined, refuseUnready, send, waits } from './git'
import type { Session } from './session'
import { refuseTakenNames } from './uploads'
import { commit, written } from './write-and-commit'

export type Person = { name: string; email: string }

/**
 * Commits the valid drafts in the person's name. Returns both versions of a file that has changed since its
 * draft was begun; keeps an invalid one as a draft. Neither blocks the others.
 */
export async function save(
  session: Session,
  paths: string[],
  person: Person,
): Promise<Pick<Saved, 'message' | 'conflicts' | 'kept' | 'notice'>> {
  const { root, uploaded } = session
  refuseUnready(root)
  const unreached = await fetched(root)

  // No `await` from here to the commit, so that nothing is typed, saved or begun with git in between.
  refuseUnready(root)
  const why = unreached ? `${unreached}; the next save sends this, too` : joined(root, person)
  const { ready, conflicts, kept, reasons } = sorted(session, paths)
  const contents = new Map<string, string | Uint8Array | null>(
    uploadsOf(session, ready).map((path) => [path, readFileSync(join(uploaded, path))]),
  )
  for (const { path, text } of ready) contents.set(path, text)
  const outcome = (message: string, notices: (string | undefined)[]) => {
    const notice = [...reasons, ...notices].filter(Boolean).join(' ')
    return { message, conflicts, kept, ...(notice && { notice }) }
  }
  const sent = async () => {
    const reason = why ?? (await send(root))
    return reason && `Saved on this machine only: ${reason}.`
  }
  if (contents.size === 0) return outcome('', [waits(root) ? await sent() : undefined])
  const message = messageOf(root, ready)
  const isCommitted = written(root, contents, () => commit(root, [...contents.keys()], message, person))

  let unkept: string | undefined
  try {
    session.saved([...contents.keys()])
  } catch (error) {
    unkept = error instanceof Error ? error.message : String(error)
  }
  const here = await sent()
  const there = isCommitted || unkept || here ? undefined : 'This was saved already.'
  return outcome(isCommitted ? message : '', [unkept, here, there])
}

/** Sorts drafts into those that can be saved and the others, with reasons. */
function sorted(session: Session, paths: string[]) {
  const ready: Ready[] = []
  const conflicts: Conflict[] = []
  const kept: string[] = []
  /** Reasons that no field of the kept drafts shows. */
  const reasons: string[] = []
  for (const path of new Set(paths)) {
    const draft = session.drafts.get(path)
    if (!draft) continue
    try {
      const { data, saved, problems } = session.look(path)
      const now = textOf(session.root, path)
      const theirs = parseContent(path, now)
      // By the data: the file may have been written in another form, or have our change already.
      if (!same(theirs, saved) && !same(theirs, data)) {
        // Before problems: a field that the schema no longer has is solved only by the newer version.
        const edition = session.editionOf(path, now)
        conflicts.push({ path, revision: draft.revision, edition, base: saved, theirs })
      } else if (problems.length > 0) kept.push(path)
      else {
        const file = { path, data, text: draftText({ base: now, data }) }
        if (now === null && file.text !== null) session.refuseClaimed(path, path)
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

/** Pictures that the saved content names: unused ones must not become public. */
const uploadsOf = (session: Session, ready: Ready[]) => usedUploads(session.uploads(), ready)
