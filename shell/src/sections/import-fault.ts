/** Milliseconds that looking for the fault may take: a dead line must not keep the failure from being told. */
const lookFor = 5_000

/** The script that failed to load: altered on its way, or not to be had. */
export type ImportFault = { kind: 'integrity' | 'import'; url: string; reason: string }

/**
 * Whether an error is a browser's way of saying that import() failed. Chromium: "Failed to fetch dynamically imported
 * module: <address>", Firefox: "error loading dynamically imported module: <address>", WebKit: "Importing a module
 * script failed." or "Cannot load script due to integrity mismatch".
 */
export const isFailedImport = (error: unknown) =>
  error instanceof TypeError &&
  /dynamically imported module|importing a module script|integrity mismatch/i.test(error.message)

/**
 * Asks for the scripts of a failed import again, with and without their integrity, because no browser says why it
 * refused one, and the script that it names is the one that was imported, not the one among its own imports that
 * was at fault. Undefined when all of them are sound by now.
 *
 * @param named a text that may hold the address of a script, such as the error's message
 * @param section the package whose scripts this document may import
 */
export async function importFault(
  named: string,
  section: string | undefined,
): Promise<ImportFault | undefined> {
  const [url] = /(?:https?:\/\/[^\s/]+)?\/assets\/[^\s'":?]+\.(?:js|css)/.exec(named) ?? []
  const known = integrities()
  const own = Object.keys(known).filter((script) => section && script.includes(`/assets/${section}/`))
  const first = url?.replace(location.origin, '')
  const signal = AbortSignal.timeout(lookFor)
  const faults = await Promise.all(
    [...new Set(first ? [first, ...own] : own)].map((script) => faultOf(script, known[script] ?? '', signal)),
  )
  // One that was altered explains why another could not be imported.
  return faults.find((fault) => fault?.kind === 'integrity') ?? faults.find((fault) => fault)
}

/** What the document's import map says of every script that the page may import. */
function integrities(): Record<string, string> {
  const map = document.querySelector('script[type="importmap"]')?.textContent
  return map ? (JSON.parse(map).integrity ?? {}) : {}
}

async function faultOf(
  url: string,
  integrity: string,
  signal: AbortSignal,
): Promise<ImportFault | undefined> {
  const answer = (init: RequestInit) => fetch(url, { ...init, signal }).catch(() => undefined)
  if ((await answer({ integrity }))?.ok) return
  const plain = await answer({})
  if (plain?.ok) return { kind: 'integrity', url, reason: 'its bytes are not the ones that were released' }
  return { kind: 'import', url, reason: plain ? `status ${plain.status}` : 'no answer' }
}
