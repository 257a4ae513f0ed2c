// A worker's entry must be JavaScript: loaders of the main thread do not apply to it.
import { tsImport } from 'tsx/esm/api'

await tsImport('./page-worker.ts', import.meta.url)
