import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../browser/find-browser'
import { runProcess } from './run-process'

type Audit = { score: number | null; title: string; displayValue?: string }
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

/**
 * Runs Lighthouse 12 with its default settings for a phone, and prints its scores and every audit below 100.
 * Fetched from the registry on demand; nothing else in the project needs it.
 *
 * @returns the lowest of its four scores, out of 100
 */
export async function lighthouse(name: string, url: string, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `lighthouse-${name}.json`)
  const { executablePath, args } = await findBrowser()
  const flags = ['--headless=new', '--ignore-certificate-errors', ...args].join(' ')
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]
  await runProcess('lighthouse', 'npm', ['exec', '--yes', '--', 'lighthouse@12', url, ...options], {
    env: { ...process.env, CHROME_PATH: executablePath },
  })
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  print(name, report)
  return Math.min(...Object.values(report.categories).map(({ score }) => percent(score)))
}

function print(name: string, { categories, audits }: Report) {
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

/** A category that could not be measured has no score. */
const percent = (score: number | null) => Math.round((score ?? 0) * 100)
