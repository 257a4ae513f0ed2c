import { type Asset, assetOf, assetsOfPage, scriptsOfPage } from '@college/shared/contract/assets'
import type { ComposedPage, Composition } from '@college/shared/contract/composition'
import { developmentNonce, isListed, pageDataId } from '@college/shared/contract/page-data'
import type { RenderedPage, SiteDocuments } from '@college/shared/contract/shell-server'
import beforeStyles from './before-styles.ts?script-text'
import bootstrap from './bootstrap.ts?script-text'
import { escapeHtml, escapeJson } from './escape'
import { pageDataOf } from './page-data'
import { allowsOverrides, contentSecurityPolicy } from './security-policy'
import { shellFile, shellUrl } from './shell-file'
import { structuredDataOf } from './structured-data'

/**
 * The finished document of one page. The head holds what the first paint needs, and asks for React; all else that scripts
 * need comes last, so that the page is painted as a static page is. The import map is kilobytes of hashes: before the
 * body, it would delay the request for the first picture, which the fonts then overtake.
 */
export const document: SiteDocuments['document'] = (composition, page, rendered) => {
  const { styles } = assetsOfPage(composition, page)
  // First what the page starts with, which `PageData.scripts` counts.
  const scripts = scriptsOfPage(composition, page)
  const importMap = escapeJson(importMapOf(scripts, composition.libraries))
  const structuredData = structuredDataOf(composition, page, rendered)
  const policy = contentSecurityPolicy(composition, [importMap, bootstrap, beforeStyles])

  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
${allowsOverrides(composition) ? `<meta property="csp-nonce" nonce="${developmentNonce}">\n` : ''}<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<title>${escapeHtml(rendered.title)}</title>
<meta name="description" content="${escapeHtml(rendered.description)}">
<link rel="canonical" href="${escapeHtml(composition.site.origin + page.path)}">
${discoveryTags(composition, page, rendered)}
<meta name="format-detection" content="telephone=no">
<meta name="theme-color" content="#faf7f0" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#12201b" media="(prefers-color-scheme: dark)">
${scriptBeforeStyles(composition)}${styles.map(({ url, integrity }) => `<link rel="stylesheet" href="${url}" integrity="${integrity}" crossorigin>`).join('\n')}
</head>
<body id="top">
<div id="app">${rendered.html}</div>
<script type="application/json" id="${pageDataId}">${escapeJson(pageDataOf(composition, page))}</script>
${structuredData ? `<script type="application/ld+json">${structuredData}</script>\n` : ''}<script type="importmap">${importMap}</script>
<script>${bootstrap}</script>
</body>
</html>
`
}

/** Empty when the shell has no chunk of that name, which its build gives (`shared/preset/preset.ts`). */
function scriptBeforeStyles(composition: Composition): string {
  const file = shellFile(composition, 'react-')
  if (!file) return ''
  const { url, integrity } = assetOf(composition, 'shell', file)
  return `<script data-href="${url}" data-integrity="${integrity}">${beforeStyles}</script>\n`
}

/** Every page's has all libraries: the visit may lead to any section. */
function importMapOf(scripts: Asset[], libraries: Composition['libraries'] = {}) {
  const given = Object.entries(libraries)
  const run = [...scripts.map((script) => libraries[script.url] ?? script), ...Object.values(libraries)]
  return {
    ...(given.length && { imports: Object.fromEntries(given.map(([own, { url }]) => [own, url])) }),
    integrity: Object.fromEntries(run.map(({ url, integrity }) => [url, integrity])),
  }
}

/** Tags by which search engines, link previews and home screens know a page. Only production is for search engines. */
function discoveryTags(composition: Composition, page: ComposedPage, rendered: RenderedPage): string {
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
