import { importMap } from './prefetch'

/** Milliseconds that finding the script may take, so that a dead connection does not hold the report back. */
const timeout = 5_000

/** The script that failed to load: altered on its way, or missing. */
type ImportFailure = { kind: 'integrity' | 'import'; url: string; reason: string }

/**
 * Whether an error is a browser's way of saying that import() failed. Chromium: "Failed to fetch dynamically imported
 * module: <address>", Firefox: "error loading dynamically imported module: <address>", WebKit: "Importing a module
 * script failed." or "Cannot load script due to integrity mismatch".
 */
export const isFailedImport = (error: unknown) =>
  error instanceof TypeError &&
  /dynamically imported module|importing a module script|integrity mismatch/i.test(error.message)

/**
 * Fetches the scripts of a failed import again, with and without integrity. No browser says why it refused a script,
 * and the one that it names is the script that was imported, not the one among its own imports that failed. Undefined
 * when all of them load by now.
 *
 * @param named a text that may contain the address of a script, such as the error's message
 * @param section the package whose scripts this document may import
 */
export async function findImportFailure(
  named: string,
  section: string | undefined,
): Promise<ImportFailure | undefined> {
  const [url] = /(?:https?:\/\/[^\s/]+)?\/assets\/[^\s'":?]+\.(?:js|css)/.exec(named) ?? []
  const known = importMap().integrity
  const own = Object.keys(known).filter((script) => section && script.includes(`/assets/${section}/`))
  const first = url?.replace(location.origin, '')
  const signal = AbortSignal.timeout(timeout)
  const failures = await Promise.all(
    [...new Set(first ? [first, ...own] : own)].map((script) =>
      failureOf(script, known[script] ?? '', signal),
    ),
  )
  // An altered script explains why another could not be imported.
  return failures.find((failure) => failure?.kind === 'integrity') ?? failures.find((failure) => failure)
}

async function failureOf(
  url: string,
  integrity: string,
  signal: AbortSignal,
): Promise<ImportFailure | undefined> {
  const answer = (init: RequestInit) => fetch(url, { ...init, signal }).catch(() => undefined)
  if ((await answer({ integrity }))?.ok) return
  const plain = await answer({})
  if (plain?.ok) return { kind: 'integrity', url, reason: 'not as released' }
  return { kind: 'import', url, reason: plain ? `status ${plain.status}` : 'no answer' }
}
