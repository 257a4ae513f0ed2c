import { textsIn } from '@college/shared/content/values'

export const timesNamed = (name: string, content: unknown) =>
  [...textsIn(content)].filter(({ text }) => text === name).length

/** Uploads that their section's content still names: unused ones must not become public. */
export const usedUploads = (uploads: string[], files: { path: string; data: unknown }[]) =>
  uploads.filter((upload) => {
    const folder = `${upload.split('/')[0]}/`
    const name = nameOfUpload(upload)
    return files.some(({ path, data }) => path.startsWith(folder) && timesNamed(name, data) > 0)
  })

/** The name by which content refers to an upload: `mfe-media/pictures/garden.jpg` is `garden`. */
export const nameOfUpload = (path: string) => path.replace(/^.*\/|\.\w+$/g, '')

/** The largest photograph that is taken, in bytes. */
export const largestUpload = 30_000_000

/** What is wrong with a photograph's size; empty when it is taken. Known before it is sent: on a slow line that takes minutes. */
export function wrongSize(bytes: number): string {
  if (bytes === 0) return 'The file is empty: choose another photograph, or export this one again.'
  const megabytes = (size: number) => Math.ceil(size / 1_000_000)
  return bytes > largestUpload
    ? `The photograph has ${megabytes(bytes)} MB, and at most ${megabytes(largestUpload)} are taken: export it smaller.`
    : ''
}
