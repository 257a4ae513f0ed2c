/** What compose writes before the worker's text. */
export type WorkerSettings = {
  /** Kept from the start: the page for what was not kept, first, and the contact page; each with its hash. */
  pages: [path: string, hash: string][]
  /** What those pages are made of: address and integrity. */
  files: [url: string, integrity: string][]
}

/** How the worker's file in a release of the shell begins; compose serves it, with its settings, as `/worker.js`. */
export const workerFile = 'worker-'
