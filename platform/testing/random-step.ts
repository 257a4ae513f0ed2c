import type { PackageName } from '@college/shared/contract/release-manifest'
import type { TinyPages } from './tiny-release'
import type { Checkout } from './working-checkout'

/** A command line in a checkout. */
export type Step = {
  by: Checkout
  words: string[]
  /** The packages that it names: no other may change. */
  of: PackageName[]
  /** Its reason in the history. */
  why: string
  source: Checkout['source']
  /** The office's number in the checkout's site configuration from this step on. */
  phone?: string
  /** Whether what it releases cannot be composed. */
  isBroken: boolean
}

/** What is live when a step is chosen. */
type Live = { packages: PackageName[]; previewed: PackageName[]; newest: number }

type SourceChange = { changes: (pages: TinyPages) => TinyPages; isBroken?: true }

const withMore = (page: TinyPages[string]) => (pages: TinyPages) => {
  const [[path, first] = ['/', {}]] = Object.entries(pages)
  return { ...pages, [path]: { ...first, ...page } }
}
const sound: SourceChange = { changes: (pages) => pages }
const sourceChanges: SourceChange[] = [
  ...[sound, sound, sound, sound, sound],
  {
    changes: (pages) => ({
      ...pages,
      [`${Object.keys(pages)[0]?.replace(/\/$/, '')}/more`]: { text: textIn(pages) },
    }),
  },
  { changes: withMore({ links: ['/alumni'] }) },
  { changes: withMore({ links: ['/nowhere'] }), isBroken: true },
  { changes: withMore({ error: 'no such plant' }), isBroken: true },
  { changes: (pages) => ({ ...pages, '/department/ug': {}, '/contact': {} }), isBroken: true },
]
const textIn = (pages: TinyPages) => Object.values(pages)[0]?.text ?? ''

/** A random change of the kinds that teams make. */
export function randomStep(random: () => number, by: Checkout, live: Live, turn: number): Step {
  const below = (limit: number) => Math.floor(random() * limit)
  const one = <T>(values: readonly T[]) => values[below(values.length)] as T
  const own = one(by.age.packages)
  // Sometimes a section that is not on the site.
  const named = random() < 0.1 ? one(['alumni', 'library', 'chemistry']) : one(live.packages)
  const next = live.previewed.length && random() < 0.8 ? one(live.previewed) : named
  const { changes, isBroken = false } = one(sourceChanges)
  const kinds: [weight: number, words: string[], of?: PackageName[]][] = [
    [6, ['release', own], [own]],
    [3, ['release', ...by.age.packages], by.age.packages],
    [2, ['release', own, '--channel', 'preview']],
    [1, ['release', ...by.age.packages, '--channel', 'preview']],
    [2, ['release', own, '--canary', '10']],
    [2, ['promote', next, '--because', 'a test'], [next]],
    [1, ['promote', next, '--because', 'a test', '--canary', '20']],
    [4, ['rollback', named], [named]],
    [1, ['rollback', next, '--channel', 'preview']],
    [2, ['rollback', '--site', String(1 + below(live.newest))]],
    [1, ['rollback', '--facts']],
    [2, ['compose']],
    [1, ['compose', '--channel', 'preview']],
    [2, ['remove', named], [named]],
    [2, ['prune']],
  ]
  const all = kinds.flatMap(([weight, ...kind]) => Array<typeof kind>(weight).fill(kind))
  const [words, of = []] = one(all)
  const why = `step ${turn}`
  return {
    by,
    words: words[0] === 'prune' ? words : [...words, '--message', why],
    of,
    why,
    source: { version: `${by.name}-${turn}`, changes },
    ...(words[0] === 'compose' && { phone: String(10_000 + below(90_000)) }),
    isBroken: isBroken && words[0] === 'release',
  }
}
