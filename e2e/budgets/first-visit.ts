import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bytesSent, type PageWeight, pageFiles, pageWeight } from '@college/platform/proof/page-weight'
import { init, parse } from 'es-module-lexer'
import { chosenPicture, type Screen } from './chosen-picture'

/** What a first visit to a page fetches before the page is live, by the files served. */
export type FirstVisit = PageWeight & {
  /** Bytes as sent. */
  fonts: number
  /** The picture that the first screen requests at once. */
  hero: number
  /** All files above, the document included. */
  requests: number
  /** The number of files fetched one after another: the document is one, what it names is two. */
  chain: number
}

/**
 * Measures the first visit to a page.
 *
 * @param site the folder of a composed site
 * @param file the page's file in it
 * @throws Error when the page names a missing file
 */
export async function firstVisit(site: string, file: string, screen: Screen): Promise<FirstVisit> {
  const html = readFileSync(join(site, file), 'utf8')
  const { scripts, ...named } = pageFiles(html)
  const styles = named.styles.map(({ url }) => url)
  const fonts = styles.flatMap((sheet) => firstFonts(site, sheet))
  const hero = chosenPicture(html, screen)

  return {
    ...pageWeight(site, file),
    fonts: bytesSent(site, fonts),
    hero: bytesSent(site, hero),
    requests: 1 + styles.length + fonts.length + scripts.length + hero.length,
    chain: await chainOf(site, scripts),
  }
}

/** The fonts that the first frame requests: those with a `unicode-range`. */
const firstFonts = (site: string, sheet: string) =>
  [...readFileSync(join(site, sheet), 'utf8').matchAll(/@font-face\s*{[^}]*}/g)]
    .filter(([face]) => face.includes('unicode-range'))
    .map(([face]) => new URL(/url\(["']?([^"')]+)/.exec(face)?.[1] ?? '', `http://site${sheet}`).pathname)

/** A script named by the document arrives with the second round trip; one named only by a script, later. */
async function chainOf(site: string, named: string[]): Promise<number> {
  await init
  const depths = new Map(named.map((url) => [url, 2]))
  let level = named
  for (let depth = 3; level.length; depth++) {
    const unnamed = level.flatMap((url) => importsOf(site, url)).filter((url) => !depths.has(url))
    for (const url of unnamed) depths.set(url, depth)
    level = [...new Set(unnamed)]
  }
  return Math.max(1, ...depths.values())
}

/** The static imports of a script. */
function importsOf(site: string, url: string): string[] {
  const [imports] = parse(readFileSync(join(site, url), 'utf8'))
  return imports
    .filter(({ d, n }) => d === -1 && n)
    .map(({ n = '' }) => new URL(n, new URL(url, 'http://site')).pathname)
}
