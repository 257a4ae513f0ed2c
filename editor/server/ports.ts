import { packages } from '@college/shared/contract'
import { ports } from '@college/shared/preset/ports'

/** The editor's port, behind those of the development servers. The preview has the next one. */
export const editorPort = ports.shell + packages.length
export const previewPort = editorPort + 1
