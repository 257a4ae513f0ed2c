import type { Measurement } from './measure/visit'
import { type Variant, variants } from './variants/variants'

type Figure = keyof Measurement
type Unit = keyof typeof formats

/** The measurements of each page, and the lowest of the four Lighthouse scores of each run. */
export type Results = Record<
  string,
  { visits: Partial<Record<Variant, Measurement[]>>; lighthouse: number[] }
>

const formats = {
  ms: (value: number) => value.toFixed(0),
  kB: (value: number) => (value / 1000).toFixed(1),
  count: (value: number) => value.toFixed(0),
  score: (value: number) => value.toFixed(3),
  ratio: (value: number) => value.toFixed(2),
}

const figures: Record<Figure, { name: string; unit: Unit }> = {
  fcp: { name: 'first paint (FCP)', unit: 'ms' },
  lcp: { name: 'largest paint (LCP)', unit: 'ms' },
  answers: { name: 'answers a tap', unit: 'ms' },
  next: { name: 'next page by a tap', unit: 'ms' },
  cls: { name: 'layout shift (CLS)', unit: 'score' },
  tbt: { name: 'blocked (TBT)', unit: 'ms' },
  thread: { name: 'main thread', unit: 'ms' },
  script: { name: 'script until live', unit: 'kB' },
  bytes: { name: 'all', unit: 'kB' },
  requests: { name: 'requests', unit: 'count' },
  chain: { name: 'longest chain', unit: 'count' },
}

/** The limits for the site on every page: a figure, or its ratio to another variant's. */
const floors: { figure: Figure; over?: Variant; atMost?: number }[] = [
  { figure: 'fcp', over: 'plain', atMost: 1.1 },
  { figure: 'fcp', over: 'prerendered', atMost: 1 },
  { figure: 'fcp', over: 'defaults' },
  { figure: 'lcp', over: 'plain', atMost: 1.1 },
  { figure: 'lcp', over: 'prerendered', atMost: 1 },
  { figure: 'lcp', over: 'defaults' },
  { figure: 'answers', over: 'prerendered', atMost: 1.05 },
  { figure: 'answers', over: 'defaults', atMost: 0.5 },
  { figure: 'next', over: 'plain', atMost: 0.75 },
  { figure: 'cls', atMost: 0 },
  { figure: 'tbt', atMost: 100 },
  { figure: 'thread', over: 'prerendered', atMost: 1 },
  { figure: 'script', atMost: 105_000 },
  { figure: 'chain', atMost: 2 },
]

/** A Markdown table of every limit, and whether it holds on each page. */
export function floorTable(results: Results): string {
  const pages = Object.values(results)
  const rows = floors.map(({ figure, over, atMost }) => {
    const { name, unit } = figures[figure]
    const format = formats[over ? 'ratio' : unit]
    const limit = atMost === undefined ? undefined : format(atMost)
    const cells = pages.map(({ visits }) => {
      const [ours, theirs] = [medianOf(visits.site, figure), over && medianOf(visits[over], figure)]
      const value = over ? ratio(ours, theirs) : ours
      if (value === undefined) return '–'
      // Judge the rounded value that is shown.
      return limit === undefined
        ? format(value)
        : marked(format(value), Number(format(value)) <= Number(limit))
    })
    return [over ? `${name} ÷ ${over}` : titleOf(figure), limit === undefined ? '' : `≤ ${limit}`, ...cells]
  })
  const scores = pages.map(({ lighthouse }) => {
    const score = median(lighthouse)
    return score === undefined ? '–' : marked(String(score), score === 100)
  })
  return markdown(
    ['floor', 'limit', ...Object.keys(results)],
    [...rows, ['Lighthouse, lowest of its four scores', '100', ...scores]],
  )
}

/** A Markdown table of the medians of each variant of each page. */
export function medianTable(results: Results): string {
  const all = Object.keys(figures) as Figure[]
  const rows = Object.entries(results).flatMap(([page, { visits }]) =>
    (Object.keys(variants) as Variant[])
      .filter((variant) => visits[variant])
      .map((variant, index) => [
        index ? '' : page,
        variant,
        ...all.map((figure) => {
          const value = medianOf(visits[variant], figure)
          return value === undefined ? '–' : formats[figures[figure].unit](value)
        }),
      ]),
  )
  return markdown(['page', 'variant', ...all.map(titleOf)], rows)
}

const titleOf = (figure: Figure) => {
  const { name, unit } = figures[figure]
  return unit === 'ms' || unit === 'kB' ? `${name}, ${unit}` : name
}

const marked = (text: string, holds: boolean) => `${text} ${holds ? '✓' : '✗'}`

const ratio = (ours: number | undefined, theirs: number | undefined) =>
  ours === undefined || !theirs ? undefined : ours / theirs

const medianOf = (visits: Measurement[] = [], figure: Figure) =>
  median(visits.map((visit) => visit[figure]).filter((value) => value !== undefined))

function median(values: number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

const markdown = (head: string[], rows: string[][]) =>
  [head, head.map((_, index) => (index ? '--:' : '---')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('')
