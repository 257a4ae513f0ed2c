import { type Variant, variants } from './variants/variants'

export const help = `
npm run bench [-- options]

Measures the same pages made in four ways, side by side, on a slow phone: plain HTML, this site, one bundle that hydrates
the same HTML, and federation with default settings. Needs a composed site (npm run build; SITE_STORE names another).

  --runs <n>        measurements of each page and variant, in turn; 7 by default
  --pages <names>   of home, department, activities, life, apply; all by default
  --only <names>    of ${Object.keys(variants).join(', ')}; all by default
  --lighthouse      also Lighthouse 12 (mobile) on this site's pages; fetched for the purpose
  --write           also Lighthouse, and puts the tables into docs/performance.md and the README
`

export type Options = {
  runs: number
  pages: string[] | undefined
  only: Variant[]
  lighthouse: boolean
  write: boolean
}

/** @throws Error in one sentence when an argument is none of these */
export function optionsFrom(args: string[]): Options {
  const options: Options = {
    runs: 7,
    pages: undefined,
    only: Object.keys(variants) as Variant[],
    lighthouse: false,
    write: false,
  }
  const rest = [...args]
  for (let name = rest.shift(); name; name = rest.shift()) {
    if (name === '--runs') options.runs = count(rest.shift())
    else if (name === '--pages') options.pages = rest.shift()?.split(',')
    else if (name === '--only') options.only = (rest.shift() ?? '').split(',').map(known)
    else if (name === '--lighthouse') options.lighthouse = true
    else if (name === '--write') options.write = options.lighthouse = true
    else throw new Error(`found the option '${name}', expected one of those that --help names.`)
  }
  // A part of the figures must not replace all of them.
  if (options.write && (options.pages || options.only.length < Object.keys(variants).length))
    throw new Error('--write: found it with --pages or --only, expected all pages in all variants.')
  if (options.lighthouse && !options.only.includes('site'))
    throw new Error(`--lighthouse: found --only ${options.only}, expected 'site' among them.`)
  return options
}

function count(text: string | undefined): number {
  const runs = Number(text)
  if (Number.isInteger(runs) && runs > 0) return runs
  throw new Error(`--runs: found '${text}', expected a whole number above 0.`)
}

function known(name: string): Variant {
  if (name in variants) return name as Variant
  throw new Error(`--only: found '${name}', expected some of ${Object.keys(variants).join(',')}.`)
}
