import type { PackageName } from '@college/shared/contract'

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
 * The package whose script stands first in React's component stack, or else in the error's own: what a section hands
 * to React wrongly is thrown by React, which is the shell's. Undefined when neither names one, as for an extension of
 * the browser.
 */
export function blame(error: unknown, componentStack = ''): PackageName | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const [, name] = /\/assets\/([a-z]+)\//.exec(`${componentStack}\n${stack}`) ?? []
  return isOwner(name) ? name : undefined
}
