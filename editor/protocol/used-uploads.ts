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
