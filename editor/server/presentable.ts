import { statSync } from 'node:fs'
import { pictureMark } from '@college/shared/content/fields'
import {
  checkData,
  type PictureRoots,
  type Problem,
  pictureFile,
  pictureNames,
} from '@college/shared/content/read-content'
import { valueAt, withValue } from '@college/shared/content/values'
import sharp from 'sharp'
import type { Kind } from './content'

/** Stand-ins for a missing or wrong value; the first that its schema accepts is used. */
const standIns = [
  '…',
  '… '.repeat(30).trim(),
  '/',
  'new',
  '2026-01-01',
  'name@example.org',
  '+91 00000 00000',
  1,
  false,
]

/**
 * What the page shows of possibly invalid data: the last valid value of a wrong field, or a stand-in. A
 * half-typed field thus does not hide changes in the others.
 */
export function presentable(roots: PictureRoots, kind: Kind, data: unknown, before: unknown) {
  const { content, problems } = checkData(roots, kind.schema, data)
  if (problems.length === 0) return { data, content, problems }
  // All wrong fields at once, each by its next candidate: one after the other, a long list would take minutes.
  let shown = data
  const mend = (wrong: Problem[], candidatesOf: (path: PropertyKey[]) => unknown[]) => {
    let left = wrong.map(({ path }) => ({ path, candidates: candidatesOf(path) }))
    for (let round = 0; left.length > 0; round++) {
      left = left.filter(({ candidates }) => round < candidates.length)
      for (const { path, candidates } of left) shown = withValue(shown, path, candidates[round])
      const still = new Set(checkData(roots, kind.schema, shown).problems.map(({ path }) => path.join('.')))
      left = left.filter(({ path }) => still.has(path.join('.')))
    }
  }
  mend(problems, (path) => {
    const earlier = valueAt(before, path)
    // Removing an item would shift those after it.
    const none = typeof path.at(-1) === 'number' ? [] : [undefined]
    return [...(earlier === undefined ? [] : [earlier]), ...none, ...standIns]
  })
  // A missing picture is found only once its name looks right.
  mend(checkData(roots, kind.schema, shown).problems, () => pictureNames(roots).slice(0, 1))
  // Nothing stands in, as for the id of another item: what is around it stays as it was, from the inside out.
  let mended = checkData(roots, kind.schema, shown)
  for (let up = 1; mended.problems.some(({ path }) => path.length >= up); up++) {
    const around = new Map(
      mended.problems.map(({ path }) => [path.slice(0, -up).join('.'), path.slice(0, -up)]),
    )
    // New items go, the last one first: the others keep their places.
    for (const path of [...around.values()].reverse()) shown = withValue(shown, path, valueAt(before, path))
    mended = checkData(roots, kind.schema, shown)
  }
  return mended.problems.length > 0 ? { problems } : { data: shown, content: mended.content, problems }
}

const sizes = new Map<string, Promise<{ width: number; height: number }>>()

/** Content with picture names replaced by pictures that the editor serves, as the page shows them. */
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
  const img = file ? await imageOf(file, `/picture/${folder}/${name}`) : { src: '', w: 3, h: 2 }
  return { sources: {}, img, placeholder: '' }
}

async function imageOf(file: string, address: string) {
  const edition = String(Math.round(statSync(file).mtimeMs))
  // An unreadable picture must not block the words around it.
  const size = sizes.get(file + edition) ?? sizeOf(file).catch(() => ({ width: 3, height: 2 }))
  sizes.set(file + edition, size)
  const { width, height } = await size
  return { src: `${address}?${edition}`, w: width, h: height }
}

const sizeOf = async (file: string) => (await sharp(file).metadata()).autoOrient
