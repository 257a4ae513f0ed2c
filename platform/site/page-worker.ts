import { parentPort, workerData } from 'node:worker_threads'
import type { Composition } from '@college/shared/contract/composition'
import { pageFile } from '../compose/page-file'
import type { Effort } from '../store/compress'
import { Refusal, type Store } from '../store/site-store'
import { type MadePage, type PageJob, pageMaker } from './page-maker'
import { rendererOf } from './render'
import { writeText } from './write-text'

/** What a worker gets when it starts. Without a folder it writes nothing. */
export type WorkerStart = {
  store: Pick<Store, 'releases'>
  site: Composition
  folder: string | undefined
  effort: Effort
  /** Paths whose documents are sent back. */
  wanted: string[]
}

/** A page as a worker sends it: the document only where it is wanted. */
export type SentPage = Omit<MadePage, 'document'> & { document?: string }

/** What it answers to each batch of jobs. */
export type WorkerAnswer = { pages: SentPage[] } | { refused: string }

const { store, site, folder, effort, wanted }: WorkerStart = workerData
const make = rendererOf(store, site).then((renderer) => pageMaker(renderer, site))

parentPort?.on('message', async (jobs: PageJob[]) => {
  parentPort?.postMessage(await answerTo(jobs))
})

async function answerTo(jobs: PageJob[]): Promise<WorkerAnswer> {
  try {
    return { pages: await Promise.all(jobs.map(made)) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message }
    throw error
  }
}

async function made(job: PageJob): Promise<SentPage> {
  const { record, document } = await (await make)(job)
  if (folder) record.forms = await writeText(folder, pageFile(record.path), document, effort)
  return wanted.includes(record.path) ? { record, document } : { record }
}
