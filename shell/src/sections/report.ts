import type { PackageName } from '@college/shared/contract'

/** An error and, where whoever met it knows it, the section that it came from. */
export type Reported = { error: unknown; section?: PackageName | undefined }

const known = new WeakSet<object>()
const reports: Reported[] = []
let listener: ((reported: Reported) => void) | undefined

/** Writes an error to the console once, however many boundaries and attempts meet it. */
export function reportOnce(error: unknown, section?: PackageName) {
  if (typeof error === 'object' && error !== null) {
    if (known.has(error)) return
    known.add(error)
  }
  console.error('A section of the page has failed.', error)
  const reported = { error, section }
  reports.push(reported)
  listener?.(reported)
}

/** Hands over every error that was reported so far, and each one to come. */
export function onReport(listen: (reported: Reported) => void) {
  for (const reported of reports) listen(reported)
  listener = listen
}
