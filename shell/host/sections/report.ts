import type { PackageName } from '@college/shared/contract'
import { describeFailure, type Failure, type FailureKind } from './failure'
import { findImportFailure, isFailedImport } from './import-failure'
import { registeredEntry } from './load-page'
import { packageInStack } from './package-in-stack'
import { versionOf } from './versions'

/** What the caller knows of a failure. */
type Circumstances = {
  /** The package at fault; without it, the stacks decide. */
  section?: PackageName | undefined
  /** The path of the page, if it is not the address. */
  path?: string | undefined
  /** React's. */
  componentStack?: string | undefined
}

const known = new WeakSet<object>()
const reported: Failure[] = []
let listener: ((failure: Failure) => void) | undefined

/**
 * Writes a failure to the console, once for each error. A failed import is reported after finding out whether a script
 * was altered or is missing.
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
  const owner = section ?? packageInStack(error, componentStack)
  const version = owner && versionOf(registeredEntry(owner))
  const failure = { kind, error, path, section: owner, version, componentStack }
  if (kind !== 'import' && !isFailedImport(error)) return write(failure)
  // A browser that cannot find out still reports the failure.
  const failed = await findImportFailure(String(error), owner).catch(() => undefined)
  write({ ...failure, kind: failed?.kind ?? 'import', file: failed })
}

/** Passes every failure so far to the listener, and each one to come. */
export function onReport(listen: (failure: Failure) => void) {
  for (const failure of reported) listen(failure)
  listener = listen
}

function write(failure: Failure) {
  const [sentence, details] = describeFailure(failure)
  console.error(sentence, failure.error, details)
  reported.push(failure)
  listener?.(failure)
}
