import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@college/platform/store/open-store'
import { readSite } from '@college/platform/store/read-site'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../browser/find-browser'
import { lighthouse } from './lighthouse'
import { type MeasuredPage, pagesOf } from './measure/pages'
import { measure } from './measure/visit'
import { help, type Options, optionsFrom } from './options'
import { floorTable, medianTable, type Results } from './report'
import { acceptIt } from './variants/certificate'
import { root } from './variants/packages'
import type { Served } from './variants/server'
import { serveVariant, type Variant } from './variants/variants'
import { writeDocuments } from './write-document'

const store = openStore()

/** Results of the last run; not part of the repository. */
const folder = join(root, 'e2e/bench/results')

/** Lighthouse simulates its times from one visit; they vary by a tenth. */
const lighthouseRuns = 3

const args = process.argv.slice(2)
if (args.includes('--help')) console.log(help.trim())
else
  await bench(args).catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })

async function bench(args: string[]) {
  const options = optionsFrom(args)
  const pages = chosen(options)
  const work = mkdtempSync(join(tmpdir(), 'bench-'))
  const served = new Map<Variant, Served>()
  const browser = await launch()
  try {
    const paths = pages.map(([, { path }]) => path)
    for (const variant of options.only) {
      console.log(`Preparing ${variant} …`)
      served.set(variant, await serveVariant(variant, { work, browser, paths }))
    }
    const results: Results = Object.fromEntries(pages.map(([name]) => [name, { visits: {}, lighthouse: [] }]))
    if (options.lighthouse)
      for (let run = 1; run <= lighthouseRuns; run++)
        for (const [name, { path }] of pages)
          results[name]?.lighthouse.push(await lighthouse(name, served.get('site')?.origin + path, folder))
    await measureAll(results, browser, served, pages, options.runs)
    report(results, options)
  } finally {
    await browser.close()
    for (const { stop } of served.values()) await stop()
    rmSync(work, { recursive: true, force: true })
  }
}

/** Measures the variants in turn, so that other load on the machine affects all of them alike. */
async function measureAll(
  results: Results,
  browser: Browser,
  served: Map<Variant, Served>,
  pages: [string, MeasuredPage][],
  runs: number,
) {
  for (let run = 1; run <= runs; run++)
    for (const [name, page] of pages) {
      const visits = results[name]?.visits ?? {}
      for (const [variant, { origin }] of served) {
        visits[variant] ??= []
        visits[variant].push(await measure(browser, origin, page, variant))
      }
      console.log(`${name}: ${run} of ${runs}`)
    }
}

function report(results: Results, options: Options) {
  const text = `${floorTable(results)}\n${medianTable(results)}`
  console.log(`\n${text}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'bench.md'), text)
  writeFileSync(join(folder, 'bench.json'), JSON.stringify(results, null, 1))
  console.log(`The results are in ${folder}`)
  if (options.write) writeDocuments(results, options.runs)
}

function chosen({ pages }: Options): [string, MeasuredPage][] {
  const all = Object.entries(pagesOf(readSite(store.site).product))
  const unknown = pages?.find((name) => !all.some(([known]) => known === name))
  if (unknown)
    throw new Error(`--pages: found '${unknown}', expected some of ${all.map(([name]) => name).join(',')}.`)
  return pages ? all.filter(([name]) => pages.includes(name)) : all
}

async function launch(): Promise<Browser> {
  const { executablePath, args } = await findBrowser()
  // Do not measure services outside the site (maps, networks).
  const closed = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'
  return chromium.launch({ executablePath, args: [...args, acceptIt, closed] })
}
