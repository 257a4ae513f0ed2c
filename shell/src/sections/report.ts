import type { PackageName } from '@college/shared/contract'
import { blame } from './blame'
import { type Failure, type FailureKind, wordsFor } from './failure'
import { importFault, isFailedImport } from './import-fault'
import { registeredEntry } from './load-page'
import { versionOf } from './versions'

/** What whoever met a failure knows of it. */
type Circumstances = {
  /** The package that it comes from; without it, the stacks say. */
  section?: PackageName | undefined
  /** The path of the page, where it is not the address. */
  path?: string | undefined
  /** React's. */
  componentStack?: string | undefined
}

const known = new WeakSet<object>()
const told: Failure[] = []
let listener: ((failure: Failure) => void) | undefined

/**
 * Tells the console of a failure once, however many boundaries and attempts meet its error. A failed import is told
 * when it is known whether a script was altered or could not be had.
 */
export async function report(
  kind: FailureKind,
  error: unknown,
  { section, path = location.pathname, componentStack }: Circumstances = {},
) {
  if (typeof error === 'object' && error !== null) {
    if (known.has(error)) return
    known.add(error)
  }
  const owner = section ?? blame(error, componentStack)
  const version = owner && versionOf(registeredEntry(owner))
  const failure = { kind, error, path, section: owner, version, componentStack }
  if (kind !== 'import' && !isFailedImport(error)) return tell(failure)
  // A browser in which this cannot be found out still tells of the failure.
  const fault = await importFault(String(error), owner).catch(() => undefined)
  tell({ ...failure, kind: fault?.kind ?? 'import', file: fault })
}

/** Hands over every failure that was told so far, and each one to come. */
export function onReport(listen: (failure: Failure) => void) {
  for (const failure of told) listen(failure)
  listener = listen
}

function tell(failure: Failure) {
  const [sentence, details] = wordsFor(failure)
  console.error(sentence, failure.error, details)
  told.push(failure)
  listener?.(failure)
}
