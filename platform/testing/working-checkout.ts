import { AsyncLocalStorage } from 'node:async_hooks'
import type { PackageName } from '@college/shared/contract/release-manifest'
import type { Store } from '../store/site-store'
import type { TinyPages } from './tiny-release'

/** What a checkout knows: the packages that it has, and what it builds them with. */
export type Age = {
  packages: PackageName[]
  contract: number
  /** The version that its shell provides, and its sections ask for. */
  react: string
  /** Custom properties that its shell defines, and its sections take. */
  tokens: string[]
  /** A hash of a part of `shared/ui`. */
  button: string
}

/** A clone of the repository with a store, and what its source has of a package now. */
export type Checkout = {
  name: string
  root: string
  age: Age
  store: Store
  source: { version: string; changes: (pages: TinyPages) => TinyPages }
}

/** The checkout whose command runs. */
export const working = new AsyncLocalStorage<Checkout>()
