/** The beginning of the service worker's file name in the shell's release. Alone in its file: compose needs no bundler. */
export const workerFile = 'worker-'
