import type { ComposedPage, Composition } from '@college/shared/contract/composition'
import { isListed } from '@college/shared/contract/page-data'
import type { RenderedPage } from '@college/shared/contract/shell-server'
import { escapeHtml } from './escape'
import { shellUrl } from './shell-file'

/** Tags by which search engines, link previews and home screens know a page. Only production is for search engines. */
export function discoveryTags(composition: Composition, page: ComposedPage, rendered: RenderedPage): string {
  const listed = isListed(page.path)
  const indexed = listed && composition.channel === 'production'
  return [
    ...(indexed ? [] : ['<meta name="robots" content="noindex">']),
    ...(listed ? previewTags(composition, page, rendered) : []),
    '<link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any">',
    `<link rel="icon" href="${shellUrl(composition, 'icon-192')}" type="image/png" sizes="192x192">`,
    `<link rel="apple-touch-icon" href="${shellUrl(composition, 'touch-180')}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
  ].join('\n')
}

/** Open Graph (ogp.me), and the one tag that X does not read from it. The image is the page's first picture. */
function previewTags(composition: Composition, { path }: ComposedPage, rendered: RenderedPage): string[] {
  const { origin, college } = composition.site
  const { description, heading, picture } = rendered
  const image = picture?.src ?? shellUrl(composition, 'card')
  const properties: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': college.short,
    'og:locale': 'en_IN',
    'og:url': origin + path,
    'og:title': heading,
    'og:description': description,
    'og:image': image.startsWith('/') ? origin + image : image,
    'og:image:type': 'image/jpeg',
    'og:image:alt': picture?.alt || heading,
  }
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  )
  return [...tags, '<meta name="twitter:card" content="summary_large_image">']
}
