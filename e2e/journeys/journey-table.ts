import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

type Row = Record<string, string>

/** Prints, at the end of a run, the result of each journey in each engine, and Back by routes. */
export default class JourneyTable implements Reporter {
  readonly #journeys = new Map<string, Row>()
  readonly #back = new Map<string, Row>()
  readonly #old = new Map<string, Row>()
  readonly #missing = new Set<string>()
  /** Faults of first attempts. */
  readonly #spoilt: string[] = []

  onTestEnd(test: TestCase, result: TestResult) {
    if (test.parent.project()?.name !== 'journeys' || result.status === 'interrupted') return
    const cut = test.title.lastIndexOf(': ')
    const [name, engine] = [test.title.slice(0, cut), test.title.slice(cut + 2)]
    const outcome = { passed: 'holds', skipped: 'engine missing' }[result.status as string] ?? 'failed'
    put(engine.includes('109') ? this.#old : this.#journeys, name, engine, outcome)
    if (result.status === 'skipped')
      this.#missing.add(`${engine}: ${test.annotations.find(({ type }) => type === 'skip')?.description}`)
    const said = noted<string[]>(test, 'console')
    if (said)
      put(
        this.#journeys,
        name.replace('Back on every', 'Empty console on every'),
        engine,
        said.length ? 'failed' : 'holds',
      )
    this.#countBack(test, `${engine} ${/\d+ px/.exec(name)?.[0]}`)
  }

  #countBack(test: TestCase, column: string) {
    const trips = noted<{ path: string; way: string; fault?: string; again?: string }[]>(test, 'trips')
    if (!trips) return
    for (const path of new Set(trips.map((trip) => trip.path))) {
      const ways = trips.filter((trip) => trip.path === path)
      const failed = ways.filter(({ fault }) => fault).map(({ way }) => way)
      const late = ways.filter(({ again }) => again).length
      const holds = `holds ${ways.length}${late ? ` (${late} at 2nd try)` : ''}`
      put(this.#back, path, column, failed.length ? `not by ${failed.join(', ')}` : holds)
    }
    for (const { path, way, again } of trips)
      if (again) this.#spoilt.push(`${column}: ${path} by ${way}: ${again}`)
  }

  onEnd() {
    if (!this.#journeys.size) return
    if (this.#back.size) {
      console.log(
        '\nBack: the place within 4 px, the page never emptier than to 60 % on the way, by address, reload and link.',
      )
      console.log(compact(this.#back))
      for (const trip of this.#spoilt) console.log(`First try: ${trip}`)
    }
    console.log('\nJourneys in three engines.')
    console.table(Object.fromEntries(this.#journeys))
    if (this.#old.size) console.table(Object.fromEntries(this.#old))
    for (const what of this.#missing) console.log(`Not tried: ${what}`)
  }

  printsToStdio() {
    return false
  }
}

/** A table without rules, a third as long: logs are cut off at the beginning. */
function compact(table: Map<string, Row>): string {
  const columns = [...new Set([...table.values()].flatMap((row) => Object.keys(row)))]
  const lines = [
    ['', ...columns],
    ...[...table].map(([name, row]) => [name, ...columns.map((column) => row[column] ?? '–')]),
  ]
  const widths = ['', ...columns].map((_, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0)),
  )
  return lines
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const put = (table: Map<string, Row>, row: string, column: string, cell: string) =>
  table.set(row, { ...table.get(row), [column]: cell })

function noted<Value>(test: TestCase, type: string): Value | undefined {
  const text = test.annotations.findLast((annotation) => annotation.type === type)?.description
  return text ? JSON.parse(text) : undefined
}
