/** What a host shares: by package and version, how to get the module. The documented argument of `init`. */
export type ShareScope = Record<string, Record<string, Provider>>
type Provider = {
  get: () => Promise<() => unknown> | (() => unknown)
  /** What other runtimes of federation read besides. */
  [field: string]: unknown
}

/** What a remote's entry exports, as the protocol of Module Federation has it. */
export type Container = {
  init: (scope: ShareScope) => Promise<void> | void
  get: (name: string) => Promise<() => unknown>
}

/** A version range as `semver` parses it: alternatives, each a list of conditions that all hold. */
export type VersionRange = [operator: string, version: string][][]

const singletons = new Map<string, unknown>()

/** A module of the host's. There once `init` has resolved, which is before any exposed module is evaluated. */
export const singleton = (name: string) => singletons.get(name)

/**
 * The `init` of a container that takes all its shared modules from the host.
 *
 * @param required version ranges of the shared modules
 */
export const initOf =
  (required: Record<string, VersionRange>): Container['init'] =>
  async (scope) => {
    await Promise.all(
      Object.entries(required).map(async ([name, range]) => {
        const { get } = highest(name, range, scope[name])
        singletons.set(name, (await get())())
      }),
    )
  }

/**
 * The `get` of a container.
 *
 * @param exposes imports of modules, by the names under which they are exposed
 */
export const getOf =
  (exposes: Record<string, () => Promise<unknown>>): Container['get'] =>
  async (name) => {
    const load = exposes[name]
    if (!load)
      throw new Error(`Found the module '${name}', expected one of ${Object.keys(exposes).join(', ')}.`)
    const module = await load()
    return () => module
  }

/** The provider of the highest version within a range; preliminary versions are in none. */
function highest(name: string, range: VersionRange, shared: ShareScope[string] = {}) {
  const [version = ''] = Object.keys(shared)
    .filter(
      (version) => /^[\d.]+$/.test(version) && range.some((all) => all.every((one) => holds(version, one))),
    )
    .sort((a, b) => compare(b, a))
  const provider = shared[version]
  if (!provider)
    throw new Error(
      `${name}: the host shares ${Object.keys(shared).join(', ') || 'no version'}, expected ${range.map((all) => all.map((one) => one.join('')).join(' ')).join(' || ')}.`,
    )
  return provider
}

/** Compares 19.10.0 with 19.9.0 number by number. An `Intl.Collator` does it too, but takes a phone a long task to make. */
function compare(version: string, other: string): number {
  const numbers = other.split('.').map(Number)
  const differences = version.split('.').map((number, place) => Number(number) - (numbers[place] ?? 0))
  return differences.find((difference) => difference !== 0) ?? 0
}

function holds(version: string, [operator, bound]: VersionRange[number][number]) {
  const order = compare(version, bound)
  if (order === 0) return operator === '' || operator.endsWith('=')
  return operator.startsWith(order > 0 ? '>' : '<')
}
