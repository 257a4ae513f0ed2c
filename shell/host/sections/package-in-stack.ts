import { isPackage, type PackageName } from '@college/shared/contract'

/**
 * The package whose script comes first in React's component stack, or else in the error's stack. The component stack
 * decides because React, which throws when a section misuses it, belongs to the shell. Undefined when neither names a
 * package, as for a browser extension.
 */
export function packageInStack(error: unknown, componentStack = ''): PackageName | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const [, name = ''] = /\/assets\/([a-z]+)\//.exec(`${componentStack}\n${stack}`) ?? []
  return isPackage(name) ? name : undefined
}
