import type { SiteConfig } from '../../../shared/site/site-config'
import { escapeHtml } from '../escape'
import { cardSize } from './card-recipe'
import type { Icons } from './icons'

/** What a link preview shows of a page; `picture` is the path of its card. */
export type Preview = { path: string; title: string; description: string; picture: string }

/** The icons of the site, and how it stands on a home screen. */
export const iconTags = (icons: Icons) =>
  [
    '<link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any">',
    `<link rel="icon" href="${icons.plain192}" type="image/png" sizes="192x192">`,
    `<link rel="apple-touch-icon" href="${icons.touch180}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
  ].join('\n')

/** Open Graph (ogp.me), and the one tag that X does not take from there. */
export function previewTags({ origin, college }: SiteConfig, preview: Preview): string {
  const properties: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': college.short,
    'og:locale': 'en_IN',
    'og:url': origin + preview.path,
    'og:title': preview.title,
    'og:description': preview.description,
    'og:image': origin + preview.picture,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
    'og:image:alt': preview.title,
  }
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  )
  return [...tags, '<meta name="twitter:card" content="summary_large_image">'].join('\n')
}

/** For a page that search engines should leave out. */
export const noIndexTag = '<meta name="robots" content="noindex">'
