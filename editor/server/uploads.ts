import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@college/platform/store/site-store'
import { writeWhole } from '@college/platform/store/write-whole'
import { pictureFile } from '@college/shared/content/read-content'
import { addressOf } from '../protocol/address'
import type { TakenFilm, Uploaded } from '../protocol/protocol'
import type { Session } from './session'

/** Bytes of an upload, seconds of a film, pixels of a picture, and the longest side that the site ever shows. */
export const limits = {
  picture: 30_000_000,
  film: 60_000_000,
  seconds: 300,
  captions: 200_000,
  pixels: 80_000_000,
  side: 2800,
}

const formats = ['jpeg', 'png', 'webp', 'heif']

/**
 * Takes a photograph: upright, without its metadata (which tells the place), no larger than shown, under a free name.
 * Always encoded again: what arrives is never what is stored.
 *
 * @throws Refusal naming what was found and what was expected
 */
export async function takePicture(
  session: Session,
  folder: string,
  wish: string,
  bytes: Buffer,
): Promise<Uploaded> {
  const { default: sharp } = await import('sharp')
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
  const { data, info } = await image
    .autoOrient()
    .resize({ width: limits.side, height: limits.side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#FAF7F0' })
    .jpeg({ quality: 86 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refusal('The picture is broken and cannot be read to its end; expected a whole one.')
    })
  const name = freeName(session, folder, addressOf(wish) || 'photograph')
  const path = `${folder}/pictures/${name}.jpg`
  writeWhole(join(session.uploaded, path), data)
  session.drafts.addUpload(path)
  return { name, width: info.width, height: info.height, path }
}

/** The kinds of files of which a film is made, by how they begin. */
const filmParts = {
  webm: { folder: 'clips', begins: (bytes: Buffer) => bytes.readUInt32BE(0) === 0x1a45dfa3 },
  mp4: { folder: 'clips', begins: (bytes: Buffer) => bytes.toString('latin1', 4, 8) === 'ftyp' },
  vtt: {
    folder: 'content/captions',
    begins: (bytes: Buffer) => /^\uFEFF?WEBVTT(\s|$)/.test(bytes.toString('utf8', 0, 12)),
  },
}

/**
 * Takes one file of a film: WebM, MP4 or its captions.
 *
 * @param length the film's seconds, as the browser read them
 */
export function takeFilm(
  session: Session,
  folder: string,
  name: string,
  ending: string,
  length: string | null,
  bytes: Buffer,
): TakenFilm {
  const part = Object.entries(filmParts).find(([known]) => known === ending)?.[1]
  if (!part || bytes.length < 12 || !part.begins(bytes))
    throw new Refusal(
      `The file is no ${ending === 'vtt' ? 'caption file' : 'film'} that browsers play; expected WebM (.webm), MP4 (.mp4) or captions (.vtt).`,
    )
  const limit = ending === 'vtt' ? limits.captions : limits.film
  if (bytes.length > limit)
    throw new Refusal(`The file has ${bytes.length} bytes; expected at most ${limit}.`)
  if (!/^[a-z0-9-]+$/.test(name))
    throw new Refusal(`found the film's name '${name}', expected lower-case letters, digits and hyphens.`)
  const seconds = ending === 'vtt' ? undefined : checkedLength(length)
  const path = `${folder}/${part.folder}/${name}.${ending}`
  writeWhole(join(session.uploaded, path), bytes)
  session.drafts.addUpload(path)
  return { path, seconds }
}

/**
 * The length of a film in whole seconds.
 *
 * @throws Refusal when it is too long, or is no length
 */
export function checkedLength(length: string | null): number {
  const seconds = Number(length)
  if (!Number.isFinite(seconds) || seconds <= 0)
    throw new Refusal(
      'How long the film is could not be read; expected a whole film, chosen as WebM and MP4 together.',
    )
  if (seconds > limits.seconds)
    throw new Refusal(
      `The film is ${minutes(seconds)} long; expected at most ${minutes(limits.seconds)}: what is longer belongs on a video service.`,
    )
  return Math.max(1, Math.round(seconds))
}

const minutes = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')} minutes`

/** A name that nobody has given: in the repository, or among what somebody has not saved yet. */
function freeName({ root, uploaded }: Session, folder: string, wish: string): string {
  const people = join(uploaded, '../..')
  const places = [root, ...readdirSync(people).map((person) => join(people, person, 'uploads'))]
  const roots = places.map((place) => join(place, folder))
  const taken = (name: string) => pictureFile(roots, name)
  if (!taken(wish)) return wish
  for (let number = 2; ; number++) if (!taken(`${wish}-${number}`)) return `${wish}-${number}`
}

/**
 * Refuses to overwrite a photograph that somebody has saved under the same name since an upload was taken.
 *
 * @throws Refusal naming it
 */
export function refuseTakenNames(root: string, uploads: string[]) {
  for (const path of uploads) {
    const [, folder, name] = /^([^/]+)\/pictures\/([^/]+)\.\w+$/.exec(path) ?? []
    if (folder && name && pictureFile(join(root, folder), name))
      throw new Refusal(
        `Somebody else has saved another photograph named ${name} meanwhile: choose another picture, take yours back, and add it again.`,
      )
  }
}
