// A thread's first file must be JavaScript: Node gives it no loader of the main thread's.
import { require } from 'tsx/cjs/api'

require('./page-worker.ts', import.meta.url)
