import type { PackageName } from '@college/shared/contract'
import type { Reported } from '../sections/report'

const owners: readonly string[] = [
  'shell',
  'about',
  'academics',
  'departments',
  'media',
  'forms',
] satisfies PackageName[]
const isOwner = (name: string | undefined): name is PackageName => name !== undefined && owners.includes(name)

/**
 * The package that an error belongs to: the one that whoever reported it has named, or the one whose script
 * stands first in the error's stack. Undefined when neither speaks of one, as for an extension of the browser.
 */
export function blame({ error, section }: Reported): PackageName | undefined {
  if (section) return section
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const name = /\/assets\/([a-z]+)\//.exec(stack)?.[1]
  return isOwner(name) ? name : undefined
}
