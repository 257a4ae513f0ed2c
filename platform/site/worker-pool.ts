import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { PlannedPage } from '../compose/page-source'
import { Refusal } from '../store/store'
import type { PageJob } from './page-maker'
import type { WorkerAnswer, WorkerStart } from './page-worker'

/** Pages that a worker gets at a time: few, so that all of them end together. */
const batch = 8

/** Megabytes of objects that a worker may hold. */
const memory = 192

/** Pages after which a worker gives way to a fresh one: the code and the words of all that it has rendered stay in it. */
const lifetime = 3_000

type Page = Extract<WorkerAnswer, { pages: unknown }>['pages'][number]

/** Worker threads that `SITE_WORKERS` asks for, one for each processor without it; 0 is the main thread alone. */
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
 * @param jobOf what a page is made from, when its turn has come
 * @param each told of every page as it is finished, in no order
 * @throws Refusal when a page cannot be made, or a worker dies
 */
export async function makeInWorkers(
  count: number,
  start: WorkerStart,
  planned: PlannedPage[],
  jobOf: (page: PlannedPage) => PageJob,
  each: (index: number, page: Page) => void,
) {
  let next = 0
  const running = new Set<Worker>()
  /** Has one worker after another make pages until none are left. */
  const line = async () => {
    while (next < planned.length) {
      const worker = startWorker(start)
      running.add(worker)
      for (let made = 0; made < lifetime && next < planned.length; made += batch) {
        const first = next
        next += batch
        const pages = await answer(worker, planned.slice(first, first + batch).map(jobOf))
        for (const [index, page] of pages.entries()) each(first + index, page)
      }
      running.delete(worker)
      await worker.terminate()
    }
  }
  try {
    await Promise.all(Array.from({ length: count }, line))
  } finally {
    next = planned.length
    await Promise.all([...running].map((worker) => worker.terminate()))
  }
}

function startWorker(start: WorkerStart): Worker {
  const worker = new Worker(new URL('./start-page-worker.js', import.meta.url), {
    workerData: start,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 12 },
  })
  // Whoever waits for an answer listens as well; nobody does while a worker is ended.
  return worker.on('error', () => {})
}

/** The pages of one batch. */
function answer(worker: Worker, jobs: PageJob[]): Promise<Page[]> {
  const paths = jobs.map(({ page }) => page.path).join(', ')
  return new Promise((resolve, reject) => {
    const died = (reason: string) =>
      done(() =>
        reject(
          new Refusal(`compose: a worker ended while it made ${paths} (${reason}); nothing has changed.`),
        ),
      )
    const onError = (error: Error) => died(error.message)
    const onExit = (code: number) => died(`status ${code}`)
    const onMessage = (said: WorkerAnswer) =>
      done(() => ('refused' in said ? reject(new Refusal(said.refused)) : resolve(said.pages)))
    const done = (settle: () => void) => {
      worker.off('error', onError).off('exit', onExit).off('message', onMessage)
      settle()
    }
    worker.on('error', onError).on('exit', onExit).on('message', onMessage)
    worker.postMessage(jobs)
  })
}
