import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../browser/find-browser'
import type { MeasuredPage } from './measure/pages'
import { runProcess } from './run-process'

type Audit = { score: number | null; title: string; displayValue?: string }
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

/**
 * Lighthouse 12 as it comes, for a phone: scores of its categories, and every audit that is not full. It is
 * fetched from the registry when it is asked for; nothing else of the project needs it.
 */
export async function lighthouse(origin: string, pages: [string, MeasuredPage][], folder: string) {
  mkdirSync(folder, { recursive: true })
  const { executablePath, args } = await findBrowser()
  const flags = ['--headless=new', '--ignore-certificate-errors', ...args].join(' ')
  for (const [name, { path }] of pages) {
    const file = join(folder, `lighthouse-${name}.json`)
    await run(
      [origin + path, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`],
      executablePath,
    )
    print(name, JSON.parse(readFileSync(file, 'utf8')))
  }
}

function print(name: string, { categories, audits }: Report) {
  const percent = (score: number | null | undefined) => (score == null ? '–' : Math.round(score * 100))
  const scores = Object.entries(categories).map(([category, { score }]) => `${category} ${percent(score)}`)
  console.log(`\n${name}: ${scores.join(', ')}`)
  for (const [category, { auditRefs }] of Object.entries(categories))
    for (const { id } of auditRefs.filter(({ weight }) => weight > 0)) {
      const audit = audits[id]
      if (audit?.score != null && audit.score < 1)
        console.log(
          `  ${category}, ${id}: ${percent(audit.score)}, ${audit.title} ${audit.displayValue ?? ''}`.trimEnd(),
        )
    }
}

const run = (args: string[], browser: string) =>
  runProcess('lighthouse', 'npm', ['exec', '--yes', '--', 'lighthouse@12', ...args], {
    env: { ...process.env, CHROME_PATH: browser },
  })
