import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type PageData, pageDataId } from '@college/shared/contract/page-data'
import { DomUtils, parseDocument } from 'htmlparser2'
import data from './limits.json'

export type PageFiles = {
  entry: string
  /** All scripts that the page requests before it is live. */
  scripts: string[]
  styles: { url: string; integrity: string | undefined }[]
  /** The integrity of every script that may run, by address, from its import map. */
  integrity: Record<string, string>
}

export function pageFiles(html: string): PageFiles {
  const document = parseDocument(html)
  const all = (name: string) => DomUtils.getElementsByTagName(name, document)
  const textOf = (attribute: string, value: string) =>
    DomUtils.textContent(all('script').filter(({ attribs }) => attribs[attribute] === value))
  const styles = all('link')
    .filter(({ attribs }) => attribs.rel === 'stylesheet')
    .map(({ attribs: { href = '', integrity } }) => ({ url: href, integrity }))
  const { integrity }: { integrity: Record<string, string> } = JSON.parse(textOf('type', 'importmap'))
  const { entries, scripts }: PageData = JSON.parse(textOf('id', pageDataId))
  return { entry: entries.shell ?? '', scripts: Object.keys(integrity).slice(0, scripts), styles, integrity }
}

/** Bytes that a first visit fetches before the page is live, as sent: brotli. */
export type PageWeight = {
  html: number
  css: number
  script: number
  /** The share of `script` from the page's own section; 0 on a page of the shell. */
  section: number
}

/**
 * Weighs a page.
 *
 * @throws Error when the page names a missing file
 */
export function pageWeight(site: string, file: string): PageWeight {
  const html = readFileSync(join(site, file), 'utf8')
  const { scripts, styles } = pageFiles(html)
  const owner = /"owner":"(\w+)"/.exec(html)?.[1]
  const sheets = styles.map(({ url }) => url)
  const own = owner === 'shell' ? [] : scripts.filter((url) => url.startsWith(`/assets/${owner}/`))
  return {
    html: bytesSent(site, [`/${file}`]),
    css: bytesSent(site, sheets),
    script: bytesSent(site, scripts),
    section: bytesSent(site, own),
  }
}

/** Bytes of files as sent. An address on a section's own origin counts by its path. */
export const bytesSent = (site: string, urls: string[]) =>
  urls.reduce((sum, url) => {
    const file = join(site, new URL(url, 'http://site').pathname)
    return sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  }, 0)

/** Bytes by which a page may exceed a limit at a time: one more entry of content, which no editor can make lighter. */
const anEntry = 2_000

/** Which figures of a page exceed their limits, unless it was about as heavy before. */
export function tooHeavy(now: PageWeight, before?: PageWeight): string[] {
  return (['html', 'css', 'script', 'section'] as const).flatMap((figure) => {
    const { target, now: allowed = target }: { target: number; now?: number } = data.limits[figure]
    return now[figure] > Math.max(allowed, before ? before[figure] + anEntry : 0)
      ? [`found ${now[figure]} bytes of ${figure}, expected ${allowed} at most`]
      : []
  })
}
