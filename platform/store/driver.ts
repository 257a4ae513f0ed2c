import { isFileName } from '@college/shared/contract/release-manifest'
import { Refusal } from './refusal'

export type Stored = { key: string; bytes: number; modified: Date; md5?: string }

/**
 * Where releases and channels are kept: a folder, or a bucket. Keys are paths, such as `channels/production/…`.
 *
 * No driver can lock or replace. A change is written under the next number, and the first writer of a number wins.
 */
export type Driver = {
  /** Where that is, for people. */
  place: string
  /** The bytes under a key; undefined when there are none. */
  read: (key: string) => Promise<Buffer | undefined>
  /** Writes bytes under a key that has none, whole or not at all; false when it has some already. */
  writeOnce: (key: string, bytes: Buffer) => Promise<boolean>
  /** What is below a prefix, which ends with a slash, ordered by key: all of it, or the first few. Nothing left aside. */
  list: (prefix: string, limit?: number) => Promise<Stored[]>
  /** Removes what is under the keys; a key that has nothing is no error. */
  remove: (keys: string[]) => Promise<void>
}

/** What others leave beside our files: `.DS_Store`, or the object by which a console shows a folder of a bucket. */
export const isLeftAside = (name: string) => /(^|\/)(\.|$)/.test(name)

/**
 * For a file that the tool has not written, where it could hide what the tool has.
 *
 * @param whose names are expected there: `a composition`
 */
export const notOurs = ({ place }: Driver, key: string, whose: string) =>
  new Refusal(
    `${place}/${key}: found something that is not named as ${whose}, expected nothing else there; move it elsewhere.`,
  )

/** @throws Refusal when a key could lead out of the store, or name what no driver can hold */
export function checkKey(key: string) {
  if (!key.split('/').every(isFileName))
    throw new Refusal(
      `${key}: found a name with other signs, expected letters, digits, hyphens, underscores and dots within it.`,
    )
}
