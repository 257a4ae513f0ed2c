import { AsyncLocalStorage } from 'node:async_hooks'
import type { PackageName } from '@college/shared/contract/release-manifest'
import type { Store } from '../store/site-store'
import type { TinyPages } from './tiny-release'

/** What a checkout knows: its packages, and what it builds them with. */
export type Age = {
  packages: PackageName[]
  contract: number
  /** The version that its shell provides and its sections require. */
  react: string
  /** Custom properties that its shell defines and its sections use. */
  tokens: string[]
  /** A hash of a part of `shared/ui`. */
  button: string
}

/** A clone of the repository with a store, and the current source of a package. */
export type Checkout = {
  name: string
  root: string
  age: Age
  store: Store
  source: { version: string; changes: (pages: TinyPages) => TinyPages }
}

/** The checkout whose command runs. */
export const working = new AsyncLocalStorage<Checkout>()
