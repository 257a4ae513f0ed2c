import { statSync } from 'node:fs'
import { pictureMark } from '@college/shared/content/fields'
import { type PictureRoots, pictureFile } from '@college/shared/content/read-content'
import sharp from 'sharp'

const sizes = new Map<string, Promise<{ width: number; height: number }>>()

/** Content with pictures that the editor serves in place of their names, as the page shows them. */
export async function withPictures(roots: PictureRoots, folder: string, content: unknown): Promise<unknown> {
  if (Array.isArray(content)) return Promise.all(content.map((item) => withPictures(roots, folder, item)))
  if (typeof content !== 'object' || content === null) return content
  const name: unknown = Reflect.get(content, pictureMark)
  if (typeof name === 'string') return picture(roots, folder, name)
  const entries = Object.entries(content).map(async ([key, value]) => [
    key,
    await withPictures(roots, folder, value),
  ])
  return Object.fromEntries(await Promise.all(entries))
}

async function picture(roots: PictureRoots, folder: string, name: string) {
  const file = pictureFile(roots, name)
  if (!file) return { sources: {}, img: { src: '', w: 3, h: 2 }, placeholder: '' }
  const edition = String(Math.round(statSync(file).mtimeMs))
  // A picture that cannot be read keeps nobody from the words around it.
  const size = sizes.get(file + edition) ?? sizeOf(file).catch(() => ({ width: 3, height: 2 }))
  sizes.set(file + edition, size)
  const { width, height } = await size
  return {
    sources: {},
    img: { src: `/picture/${folder}/${name}?${edition}`, w: width, h: height },
    placeholder: '',
  }
}

const sizeOf = async (file: string) => (await sharp(file).metadata()).autoOrient
