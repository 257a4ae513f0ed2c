/** How many places of content name a picture. */
export function timesNamed(name: string, content: unknown): number {
  if (typeof content !== 'object' || content === null) return content === name ? 1 : 0
  return Object.values(content).reduce((sum: number, inner) => sum + timesNamed(name, inner), 0)
}

/** Uploads that content of their own section still names: what was only tried must not become public. */
export const usedUploads = (uploads: string[], files: { path: string; data: unknown }[]) =>
  uploads.filter((upload) => {
    const folder = `${upload.split('/')[0]}/`
    const name = nameOfUpload(upload)
    return files.some(({ path, data }) => path.startsWith(folder) && timesNamed(name, data) > 0)
  })

/** The name by which content names an upload: `mfe-media/pictures/garden.jpg` is `garden`. */
const nameOfUpload = (path: string) =>
  path
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '') ?? path
