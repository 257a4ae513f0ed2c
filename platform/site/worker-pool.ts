import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../store/site-store'
import type { PageJob } from './page-maker'
import type { SentPage, WorkerAnswer, WorkerStart } from './page-worker'

/** Pages that a worker gets at a time: few, so that all workers end together. */
const batch = 8

/** Number of worker threads from `SITE_WORKERS`; undefined if unset, 0 for the main thread alone. */
export function workerCount(wanted = process.env.SITE_WORKERS): number | undefined {
  if (wanted === undefined) return
  if (/^\d{1,2}$/.test(wanted)) return Number(wanted)
  throw new Refusal(
    `SITE_WORKERS: found '${wanted}', expected a number of threads, such as ${availableParallelism()}.`,
  )
}

/**
 * Makes pages in worker threads.
 *
 * @param each called with every page as it is finished, in no order
 * @throws Refusal when a page cannot be made, or a worker dies
 */
export async function makeInWorkers(
  count: number,
  start: WorkerStart,
  jobs: PageJob[],
  each: (index: number, page: SentPage) => void,
) {
  let next = 0
  const workers = Array.from({ length: count }, () => startWorker(start))
  const run = async (worker: Worker) => {
    while (next < jobs.length) {
      const first = next
      next += batch
      const pages = await answer(worker, jobs.slice(first, first + batch))
      for (const [index, page] of pages.entries()) each(first + index, page)
    }
  }
  try {
    await Promise.all(workers.map(run))
  } finally {
    next = jobs.length
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/** A thread's memory is bounded, so that a page without end is a refusal and not the end of the process. */
const resourceLimits = { maxOldGenerationSizeMb: 384 }

const startWorker = (workerData: WorkerStart) =>
  new Worker(new URL('./start-page-worker.js', import.meta.url), { workerData, execArgv: [], resourceLimits })
    // Between two batches nothing else listens.
    .on('error', () => {})

/** The pages of one batch. */
async function answer(worker: Worker, jobs: PageJob[]): Promise<SentPage[]> {
  const listening = new AbortController()
  const { signal } = listening
  worker.postMessage(jobs)
  try {
    // Both reject when the worker throws.
    const [said]: WorkerAnswer[] = await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(([code]) => Promise.reject(new Error(`status ${code}`))),
    ])
    if (said && 'pages' in said) return said.pages
    throw new Refusal(said?.refused)
  } catch (error) {
    if (error instanceof Refusal) throw error
    const paths = jobs.map(({ page }) => page.path).join(', ')
    const reason = error instanceof Error ? error.message : error
    throw new Refusal(`compose: a worker ended while it made ${paths} (${reason}); nothing has changed.`)
  } finally {
    listening.abort()
  }
}
