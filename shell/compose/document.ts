import { developmentNonce, type PageData, pageDataId } from '../src/page-data'
import { type Asset, assetOf, assetsOfPage, assetUrl, fileBeginning, scriptsOfPage } from './assets'
import type { ComposedPage, Composition } from './composition'
import type { PageDiscovery } from './discovery/discovery'
import { escapeHtml, escapeJson } from './escape'
import { allowsOverrides, contentSecurityPolicy } from './security-policy'
import { starter, starterTag } from './starter'

/** Fonts of the first screen, by the beginning of their file names; the second is that of the shell's older releases. */
const fonts = [
  ['fraunces-first', 'fraunces-latin'],
  ['figtree-first', 'figtree-latin'],
]

/** What the document of a page is made of, besides its files. */
export type PageParts = {
  data: PageData
  html: string
  title: string
  description: string
  discovery: PageDiscovery
}

/**
 * The finished document of one page.
 *
 * The head holds what the first paint needs. The starter asks for the scripts once the page has been painted: it paints
 * as a static page does, and one round trip fetches them all.
 */
export function documentOf(composition: Composition, page: ComposedPage, parts: PageParts): string {
  const { scripts, styles } = assetsOfPage(composition, page)
  // The scripts of the first visit come first: the starter counts on it.
  const importMap = escapeJson({ integrity: integrityOf(scriptsOfPage(composition, page)) })
  const entry = assetUrl(composition.site, 'shell', composition.releases.shell.entry)
  const { structuredData } = parts.discovery
  const stylesheets = styles
    .map(({ url, integrity }) => `<link rel="stylesheet" href="${url}" integrity="${integrity}" crossorigin>`)
    .join('\n')

  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentSecurityPolicy(composition, [importMap, starter]))}">
${allowsOverrides(composition.channel, composition.site) ? `<meta property="csp-nonce" nonce="${developmentNonce}">\n` : ''}<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(parts.title)}</title>
<meta name="description" content="${escapeHtml(parts.description)}">
<link rel="canonical" href="${escapeHtml(composition.site.origin + page.path)}">
${parts.discovery.head}
<meta name="theme-color" content="#faf7f0" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#12201b" media="(prefers-color-scheme: dark)">
${stylesheets}
</head>
<body id="top">
<div id="app">${plainApostrophes(parts.html)}</div>
<script type="application/json" id="${pageDataId}">${escapeJson(parts.data)}</script>
${structuredData ? `<script type="application/ld+json">${structuredData}</script>\n` : ''}<script type="importmap">${importMap}</script>
${starterTag(entry, scripts.length)}
</body>
</html>
`
}

/** React writes every apostrophe as an entity, which only attributes in single quotes would need; it writes none of those. */
const plainApostrophes = (html: string) => html.replaceAll('&#x27;', "'")

/** The fonts that every page starts with: its first frame asks for them. */
export const fontsOf = (composition: Composition): Asset[] =>
  fonts.flatMap((names) => {
    const [file] = names.flatMap((start) => fileBeginning(composition, 'shell', start) ?? [])
    return file ? [assetOf(composition, 'shell', file)] : []
  })

const integrityOf = (assets: Asset[]) =>
  Object.fromEntries(assets.map(({ url, integrity }) => [url, integrity]))
