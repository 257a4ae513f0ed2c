import { isFileName } from '@college/shared/contract/release-manifest'
import { oneLine, Refusal } from './refusal'

export type Stored = { key: string; bytes: number; modified: Date; md5?: string }

/**
 * Where releases and channels are kept: a folder, or a bucket. Keys are paths, such as `channels/production/…`.
 *
 * No driver can lock or replace. A change is written under the next number, and the first writer of a number wins.
 */
export type Driver = {
  /** The folder or bucket, as shown to people. */
  place: string
  /** The bytes under a key; undefined when there are none. */
  read: (key: string) => Promise<Buffer | undefined>
  /** Writes bytes under a new key, whole or not at all; false when the key exists already. */
  writeOnce: (key: string, bytes: Buffer) => Promise<boolean>
  /** Lists the keys below a prefix (ending with a slash) in order, all or the first few, without {@link isLeftAside}. */
  list: (prefix: string, limit?: number) => Promise<Stored[]>
  /** Removes keys; missing ones are ignored. */
  remove: (keys: string[]) => Promise<void>
}

/** Files that other tools leave beside ours: `.DS_Store`, or the object that a console creates for a folder. */
export const isLeftAside = (name: string) => /(^|\/)(\.|$)/.test(name)

/**
 * For a file that the tool did not write, in a place where it could hide one that the tool did.
 *
 * @param whose what should be there: `a composition`
 */
export const notOurs = ({ place }: Driver, key: string, whose: string) =>
  new Refusal(
    `${place}/${oneLine(key)}: found something that is not named as ${whose}, expected nothing else there; move it elsewhere.`,
  )

/** @throws Refusal when a key could point outside the store, or no driver can hold it */
export function checkKey(key: string) {
  if (!key.split('/').every(isFileName))
    throw new Refusal(
      `${oneLine(key)}: found a name with other signs, expected letters, digits, hyphens, underscores and dots within it.`,
    )
}
