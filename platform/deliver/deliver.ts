import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { parseJson } from '../store/read-json'
import type { SiteFile, Target } from './target'

/**
 * The order in which files arrive: what pages name, then pages, then the maps that list pages and releases.
 * So no page ever names a missing file, and no map a missing page.
 */
const phases: ((path: string) => boolean)[] = [
  (path) => path.startsWith('assets/'),
  (path) => /\.html(\.br|\.gz)?$/.test(path),
  (path) => !path.startsWith('assets/') && !/\.html(\.br|\.gz)?$/.test(path),
]

/**
 * At the target: every file delivered there, and since when (ms) it is no longer part of the site; 0 while it
 * is. Files not listed are not ours, and stay.
 */
export const deliveredFile = 'delivered.json'
const record = z.record(z.string(), z.number()).superRefine((all, { addIssue }) => {
  // Whoever alters the list must not have files removed elsewhere.
  const outside = Object.keys(all).find((path) => !path.split('/').every(isPart))
  if (outside !== undefined)
    addIssue({
      code: 'custom',
      message: `found the path ${JSON.stringify(outside)}, expected one of a file below the target`,
    })
})
const isPart = (name: string) => !/^\.{0,2}$|[\\\p{Cc}]/u.test(name)
type Delivered = z.infer<typeof record>

export type Delivery = {
  /** Days for which open tabs still find the files of earlier sites. */
  keptDays: number
  /** Called with the paths about to change or disappear, before the first does. */
  beforePut?: (paths: string[]) => Promise<unknown>
  /** Called for a target without a site so far: it may be mistyped. */
  onNew?: (place: string) => unknown
  /** Whether nothing newer is live. Asked before each step that replaces something: an older site must never do so. */
  isNewest: () => Promise<boolean>
  /** Whether a file may be sent; one that may not stays as it is there. Default: each may. */
  isSound?: (path: string) => boolean
}

/**
 * Delivers the files of a composed site to targets, each step to all of them before the next: a visitor may get a page
 * from one server and its files from another. Can be repeated after any interruption.
 *
 * @returns the changed paths; undefined when a newer site went live during the delivery
 */
export async function deliver(
  files: SiteFile[],
  targets: Target[],
  { keptDays, beforePut, onNew, isNewest, isSound = () => true }: Delivery,
): Promise<string[] | undefined> {
  const parts = targets.map((target) => {
    const taken = files.filter(({ path }) => target.takes?.(path) ?? true)
    return { target, files: taken, sound: taken.filter(({ path }) => isSound(path)) }
  })
  const changed = new Set<string>()
  const [newest, ...gone] = await Promise.all([
    isNewest(),
    ...parts.map(async ({ target, files }) => {
      await target.look?.()
      const known = await noteFiles(target, files)
      if (!Object.keys(known).length) onNew?.(target.place)
      const needed = pathsOf(files)
      return Object.keys(known).filter((path) => !needed.has(path) && !path.startsWith('assets/'))
    }),
  ])
  if (!newest) return
  if (beforePut) {
    const due = await Promise.all(parts.map(({ target, sound }) => target.differing(sound)))
    await beforePut([...new Set([...due, ...gone].flat())])
  }
  for (const isOfPhase of phases) {
    // Content-hashed files replace none.
    if (isOfPhase !== phases[0] && !(await isNewest())) return
    for (const paths of await Promise.all(
      parts.map(({ target, sound }) => target.put(sound.filter(({ path }) => isOfPhase(path)))),
    ))
      for (const path of paths) changed.add(path)
  }
  const [stillNewest, ...records] = await Promise.all([
    isNewest(),
    ...parts.map(({ target }) => recordOf(target)),
  ])
  if (!stillNewest) return
  await Promise.all(
    parts.map(({ target, files }, place) => removeGone(target, files, records[place] ?? {}, keptDays)),
  )
  return [...changed]
}

/** Notes all files before they arrive and returns the earlier record, so that leftovers of an interruption count as ours. */
async function noteFiles(target: Target, files: SiteFile[]) {
  const known = await recordOf(target)
  const all = { ...known, ...Object.fromEntries(files.map(({ path }) => [path, 0])) }
  if (Object.keys(all).length > Object.keys(known).length) await putRecord(target, all)
  return known
}

const pathsOf = (files: SiteFile[]) => new Set(files.map(({ path }) => path))

/** Removes pages that left the site at once, and other files once no open tab can request them. */
async function removeGone(target: Target, files: SiteFile[], known: Delivered, keptDays: number) {
  const needed = pathsOf(files)
  const now = Date.now()
  const kept: Delivered = {}
  const removed: string[] = []
  for (const [path, gone] of Object.entries(known)) {
    const since = gone || now
    if (needed.has(path)) kept[path] = 0
    else if (path.startsWith('assets/') && now - since < keptDays * 86_400_000) kept[path] = since
    else removed.push(path)
  }
  if (removed.length) await target.remove(removed)
  if (JSON.stringify(kept) !== JSON.stringify(known)) await putRecord(target, kept)
}

export async function recordOf(target: Target): Promise<Delivered> {
  const text = await target.read(deliveredFile)
  const remedy = 'remove it, and what the site no longer needs stays there'
  return text === undefined ? {} : parseJson(record, text, `${target.place}/${deliveredFile}`, remedy)
}

async function putRecord(target: Target, delivered: Delivered) {
  const folder = await mkdtemp(join(tmpdir(), 'deliver-'))
  const file = join(folder, deliveredFile)
  try {
    await writeFile(file, JSON.stringify(delivered))
    await target.put([{ path: deliveredFile, file }])
  } finally {
    await rm(folder, { recursive: true })
  }
}
