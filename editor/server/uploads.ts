import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@college/platform/store/site-store'
import { writeWhole } from '@college/platform/store/write-whole'
import { pictureFile } from '@college/shared/content/read-content'
import sharp from 'sharp'
import { addressOf, isReserved } from '../protocol/address'
import { wrongSize } from '../protocol/used-uploads'
import type { Session } from './session'

/** Pixels of an upload, and the longest side that the site ever shows. */
const limits = { pixels: 80_000_000, side: 2800 }

const formats = ['jpeg', 'png', 'webp', 'heif']

/**
 * HEIC by the brands in a file's first box (ISO/IEC 23008-12): the first, or one it is compatible with, for `mif1`
 * names the container alone. No free decoder reads it; AVIF is of the same family.
 */
function isHeic(bytes: Buffer) {
  const length = bytes.length < 8 ? 0 : Math.min(bytes.readUInt32BE(), 256)
  const [box, ...brands] = bytes.toString('latin1', 4, length).match(/.{4}/gs) ?? []
  return box === 'ftyp' && brands.some((brand) => /^he[iv]/.test(brand)) && !brands.includes('avif')
}

/**
 * Stores a photograph: upright, without metadata (which gives the location), no larger than shown, under a
 * free name. Always re-encodes: uploaded bytes are never stored. Returns its path in the repository.
 */
export async function storePicture(session: Session, folder: string, wish: string, bytes: Buffer) {
  const wrong = wrongSize(bytes.length)
  if (wrong) throw new Refusal(wrong)
  if (isHeic(bytes))
    throw new Refusal(
      'The photograph is a HEIC file, which iPhones keep; expected a JPEG: share it from the phone, or export it as one.',
    )
  const image = sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error' })
  const { format } = await image.metadata().catch((error: Error) => {
    if (/pixel limit/.test(error.message))
      throw new Refusal(
        `The picture has too many pixels; expected at most ${limits.pixels / 1_000_000} million.`,
      )
    throw new Refusal('The file is no picture that can be read; expected JPEG, PNG, WebP or AVIF.')
  })
  if (!formats.includes(format))
    throw new Refusal(
      `The file is ${format === 'svg' ? 'a drawing (SVG), which may hold a program' : format}; expected a photograph: JPEG, PNG, WebP or AVIF.`,
    )
  const data = await image
    .autoOrient()
    .resize({ width: limits.side, height: limits.side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#FAF7F0' })
    .jpeg({ quality: 86 })
    .toBuffer()
    .catch(() => {
      throw new Refusal('The picture is broken and cannot be read to its end; expected a whole one.')
    })
  const name = freeName(session, folder, addressOf(wish) || 'photograph')
  const path = `${folder}/pictures/${name}.jpg`
  writeWhole(join(session.uploaded, path), data, 0o600)
  return path
}

/** A name that is free in the repository and among everyone's unsaved uploads. */
function freeName({ root, uploaded }: Session, folder: string, wish: string): string {
  const people = join(uploaded, '../..')
  const all = existsSync(people) ? readdirSync(people) : []
  const places = [root, ...all.map((person) => join(people, person, 'uploads'))]
  const roots = places.map((place) => join(place, folder))
  const taken = (name: string) => isReserved(name) || pictureFile(roots, name)
  if (!taken(wish)) return wish
  for (let number = 2; ; number++) if (!taken(`${wish}-${number}`)) return `${wish}-${number}`
}

/** Refuses to overwrite a photograph that someone has saved under the same name since the upload. */
export function refuseTakenNames({ root, uploaded }: Pick<Session, 'root' | 'uploaded'>, uploads: string[]) {
  for (const path of uploads) {
    const [, folder, name] = /^([^/]+)\/pictures\/([^/]+)\.\w+$/.exec(path) ?? []
    const theirs = folder && name && pictureFile(join(root, folder), name)
    // An interrupted save may have left the same file there.
    if (theirs && !readFileSync(theirs).equals(readFileSync(join(uploaded, path))))
      throw new Refusal(
        `Somebody else has saved another photograph named ${name} meanwhile: choose another picture, take yours back, and add it again.`,
      )
  }
}
