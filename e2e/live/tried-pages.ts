import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../checkout/lay-checkout'
import { atNight } from '../site/nightly'

/** A built checkout; `CHECKOUT` names another than the repository. */
export const checkout = process.env.CHECKOUT ?? repository

/** The composed files of the tested site. */
export const composed = join(checkout, 'public')

/** A page's HTML, as composed. */
export const pageHtml = (path: string, folder = composed) =>
  readFileSync(join(folder, `${path === '/' ? '/index' : path}.html`), 'utf8')

/** The pages in routes.json, including the not-found pages of folders (`/department/ug/404`). */
export const allPages = (folder = composed): string[] => {
  if (!existsSync(join(folder, 'routes.json')))
    throw new Error(`${folder}: found no composed site, expected one to try; run npm run build first.`)
  const { pages } = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8'))
  return Object.keys(pages)
}

/**
 * The pages to test in browsers: all, or the longest of each template. Pages of one template have the same
 * components, and so the same stylesheets.
 */
export function triedPages(folder = composed): string[] {
  if (atNight) return allPages(folder)
  const longest = new Map<string, { path: string; length: number }>()
  for (const path of allPages(folder)) {
    const html = pageHtml(path, folder)
    const template = [...html.matchAll(/href="([^"]+\.css)"/g)]
      .map(([, file]) => file)
      .sort()
      .join()
    if (html.length > (longest.get(template)?.length ?? 0))
      longest.set(template, { path, length: html.length })
  }
  return [...longest.values()].map(({ path }) => path)
}
