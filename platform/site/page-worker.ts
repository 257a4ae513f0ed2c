import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { Composition } from '@college/shared/contract/composition'
import { pageFile } from '../compose/page-file'
import { compressedAtOnce, type Effort } from '../store/compress'
import { Refusal, type Store } from '../store/store'
import { type MadePage, type PageJob, pageMaker } from './page-maker'
import { rendererOf } from './render'

/** What a worker gets when it starts. Without a folder it writes nothing. */
export type WorkerStart = {
  store: Pick<Store, 'releases'>
  site: Composition
  folder: string | undefined
  effort: Effort
  /** Paths whose documents are sent back. */
  wanted: string[]
}

/** What it answers to each batch of jobs. */
export type WorkerAnswer =
  | { pages: (Omit<MadePage, 'document'> & { document?: string })[] }
  | { refused: string }

const { store, site, folder, effort, wanted }: WorkerStart = workerData
const make = rendererOf(store, site).then((renderer) => pageMaker(renderer, site))
const known = new Set<string>()

parentPort?.on('message', async (jobs: PageJob[]) => {
  parentPort?.postMessage(await answerTo(jobs))
})

async function answerTo(jobs: PageJob[]): Promise<WorkerAnswer> {
  try {
    const pages = []
    for (const job of jobs) {
      const { document, ...made } = await (await make)(job)
      if (folder) write(join(folder, pageFile(job.page.path)), Buffer.from(document))
      pages.push(wanted.includes(job.page.path) ? { ...made, document } : made)
    }
    return { pages }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message }
    throw error
  }
}

/** Nobody waits for this thread but for its pages: everything at once. */
function write(file: string, bytes: Buffer) {
  const parent = dirname(file)
  if (!known.has(parent)) mkdirSync(parent, { recursive: true })
  known.add(parent)
  writeFileSync(file, bytes)
  for (const [ending, form] of compressedAtOnce(bytes, effort)) writeFileSync(file + ending, form)
}
