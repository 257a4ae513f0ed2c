import { firstPort, portCount } from '@college/shared/preset/ports'

/** The editor's port, behind those of the development servers. The preview has the next one. */
export const editorPort = firstPort + portCount
export const previewPort = editorPort + 1
