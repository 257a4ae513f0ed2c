import { assetUrl } from '@college/shared/contract/assets'
import type { Composition } from '@college/shared/contract/composition'
import type { DrawnFile } from './icons'

/** The file of the shell's live release whose name begins so; undefined when there is none. */
export const shellFile = ({ releases }: Composition, start: string): string | undefined =>
  Object.keys(releases.shell.files).find((file) => file.startsWith(start))

/**
 * The address of a drawn file of the shell's release.
 *
 * @throws Error when it is not there
 */
export function shellUrl(composition: Composition, start: DrawnFile): string {
  const file = shellFile(composition, start)
  if (!file) throw new Error(`shell: found no file '${start}…' in the release, expected one.`)
  return assetUrl(composition.site, 'shell', file)
}
