import type { Measurement } from './measure/visit'
import { type Variant, variants } from './variants/variants'

type Figure = keyof Measurement
export type Results = Record<string, Partial<Record<Variant, Measurement[]>>>

const rows: { figure: Figure; name: string; unit: 'kB' | 'ms' | 'count' | 'score' }[] = [
  { figure: 'html', name: 'HTML, kB', unit: 'kB' },
  { figure: 'css', name: 'CSS, kB', unit: 'kB' },
  { figure: 'script', name: 'script, kB', unit: 'kB' },
  { figure: 'font', name: 'fonts, kB', unit: 'kB' },
  { figure: 'picture', name: 'pictures, kB', unit: 'kB' },
  { figure: 'bytes', name: 'all, kB', unit: 'kB' },
  { figure: 'requests', name: 'requests', unit: 'count' },
  { figure: 'chain', name: 'longest chain', unit: 'count' },
  { figure: 'fcp', name: 'first paint (FCP), ms', unit: 'ms' },
  { figure: 'lcp', name: 'largest paint (LCP), ms', unit: 'ms' },
  { figure: 'tbt', name: 'blocked (TBT), ms', unit: 'ms' },
  { figure: 'cls', name: 'layout shift (CLS)', unit: 'score' },
  { figure: 'answers', name: 'answers a click, ms', unit: 'ms' },
  { figure: 'navigation', name: 'next page, ms', unit: 'ms' },
  { figure: 'prefetched', name: 'next page, prefetched, ms', unit: 'ms' },
]

/** Medians of every figure. */
export const medians = (results: Results) =>
  Object.fromEntries(
    Object.entries(results).map(([page, byVariant]) => [
      page,
      Object.fromEntries(
        Object.entries(byVariant).map(([variant, all]) => [
          variant,
          Object.fromEntries(rows.map(({ figure }) => [figure, median(all.map((one) => one[figure]))])),
        ]),
      ),
    ]),
  )

/** A table for each page, in Markdown: a column for each variant, and how the site compares with the others. */
export function tables(results: Results): string {
  return Object.entries(results)
    .map(([page, byVariant]) => {
      const columns = (Object.keys(variants) as Variant[]).filter((variant) => byVariant[variant]?.length)
      const others = columns.includes('site') ? columns.filter((variant) => variant !== 'site') : []
      const head = ['', ...columns, ...others.map((variant) => `site ÷ ${variant}`)]
      const body = rows.map(({ figure, name, unit }) => {
        const values = new Map(
          columns.map((variant) => [variant, median((byVariant[variant] ?? []).map((one) => one[figure]))]),
        )
        const ratio = (variant: Variant) => {
          const [ours, theirs] = [values.get('site'), values.get(variant)]
          return ours === undefined || !theirs ? '–' : (ours / theirs).toFixed(2)
        }
        return [name, ...columns.map((variant) => shown(values.get(variant), unit)), ...others.map(ratio)]
      })
      const lines = [head, head.map((_, index) => (index ? '--:' : '---')), ...body]
      return `### ${page}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`
    })
    .join('\n')
}

/** What matters most of every page in one table, in Markdown. */
export function summary(results: Results): string {
  const columns: { figure: Figure; name: string; against: Variant[] }[] = [
    { figure: 'lcp', name: 'largest paint', against: ['plain', 'single', 'defaults'] },
    { figure: 'answers', name: 'answers a click', against: ['single', 'defaults'] },
  ]
  const head = [
    'page',
    ...columns.flatMap(({ name, against }) => [`${name}, ms`, ...against.map((variant) => `÷ ${variant}`)]),
  ]
  const body = Object.entries(results).map(([page, byVariant]) => [
    page,
    ...columns.flatMap(({ figure, against }) => {
      const of = (variant: Variant) => median((byVariant[variant] ?? []).map((one) => one[figure]))
      const ours = of('site')
      const ratios = against.map((variant) => {
        const theirs = of(variant)
        return ours === undefined || !theirs ? '–' : (ours / theirs).toFixed(2)
      })
      return [shown(ours, 'ms'), ...ratios]
    }),
  ])
  const lines = [head, head.map((_, index) => (index ? '--:' : '---')), ...body]
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`
}

function shown(value: number | undefined, unit: (typeof rows)[number]['unit']): string {
  if (value === undefined) return '–'
  if (unit === 'kB') return (value / 1000).toFixed(1)
  return unit === 'score' ? value.toFixed(3) : value.toFixed(0)
}

export function median(values: (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined).sort((a, b) => a - b)
  const middle = known.length >> 1
  const [low, high] = [known[(known.length - 1) >> 1], known[middle]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}
