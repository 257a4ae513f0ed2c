import type { HydrationOptions } from 'react-dom/client'
import { describeFailure, type Failure, type FailureKind, packageInStack } from './failure'
import { findImportFailure, isFailedImport } from './import-failure'
import { releaseOf, sources } from './registry'
import { routeManifest } from './route-manifest'

/** What the caller knows of a failure. Without a section the stacks decide, without a path the address. */
type Known = Partial<Pick<Failure, 'section' | 'path' | 'componentStack'>>

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
  { section, path = location.pathname, componentStack }: Known = {},
) {
  if (typeof error === 'object' && error !== null) {
    if (known.has(error)) return
    known.add(error)
  }
  // It knows the releases. Without it a failure is reported all the same.
  const routes = await routeManifest().catch(() => undefined)
  const owner = section ?? packageInStack(error, componentStack, routes?.pages[path]?.[0])
  const version = owner && releaseOf(owner, path)
  const scripts = sources.get(path)?.modules
  const failure = { kind, error, path, section: owner, version, componentStack, scripts }
  if (kind !== 'import' && !isFailedImport(error)) return write(failure)
  // A browser that cannot find out still reports the failure.
  const failed = await findImportFailure(String(error), owner).catch(() => undefined)
  write({ ...failure, kind: failed?.kind ?? 'import', file: failed })
}

/** Passes every failure to the listener: those so far at once, later ones as they happen. */
export function onReport(listen: (failure: Failure) => void) {
  for (const failure of reported) listen(failure)
  listener = listen
}

function write(failure: Failure) {
  const [heading, details] = describeFailure(failure)
  console.error(heading, failure.error, details)
  reported.push(failure)
  listener?.(failure)
}

/** React's error codes for hydration (https://react.dev/errors/418, 421), or its words in development. */
const hydration = /#418|#421|hydrat/i

const onError: HydrationOptions['onCaughtError'] = (error, { componentStack }) =>
  report('render', error, { componentStack })

export const reactErrors = {
  onCaughtError: onError,
  onUncaughtError: onError,
  onRecoverableError: (error, { componentStack }) => {
    // When a component throws during hydration, it is the cause of React's own error.
    const { cause = error } = error instanceof Error ? error : {}
    const mismatch = cause instanceof Error && hydration.test(cause.message)
    report(mismatch ? 'mismatch' : 'render', cause, { componentStack })
  },
} satisfies HydrationOptions
