// A thread's first file must be JavaScript: Node gives it no loader of the main thread's.
import { tsImport } from 'tsx/esm/api'

await tsImport('./page-worker.ts', import.meta.url)
