import { createHash } from 'node:crypto'
import { type Asset, assetOf, assetsOfPage } from '@college/shared/contract/assets'
import type { Composition } from '@college/shared/contract/composition'
import { offlinePath, workerPath } from '@college/shared/contract/page-data'
import type { SiteDocuments } from '@college/shared/contract/shell-server'
import { type WorkerSettings, workerFile } from '@college/shared/contract/worker-settings'
import { type DrawnFile, iconSvg, palette } from './icons'
import { shellFile, shellUrl } from './shell-file'

/** The shell's files below the site's root. */
export const files: SiteDocuments['files'] = (composition, kept, read) => [
  [workerPath.slice(1), workerOf(composition, kept, read)],
  ['icon.svg', iconSvg],
  ['manifest.webmanifest', webManifest(composition)],
]

/** Takes back the worker of every visitor who has one: it deletes what was kept, and the worker with it. */
const farewell = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
})()))
`

/** The shell's worker with its settings, or its farewell where the site configuration says `offline: false`. */
function workerOf(composition: Composition, kept: Map<string, string>, read: (file: string) => string) {
  const file = shellFile(composition, workerFile)
  if (!composition.site.offline || !file) return farewell
  return `const settings=${JSON.stringify(settingsOf(composition, kept))};\n${read(file)}`
}

function settingsOf(composition: Composition, kept: Map<string, string>): WorkerSettings {
  const pages = composition.pages.filter(({ path }) => kept.has(path))
  // The offline page first.
  pages.sort((a, b) => Number(b.path === offlinePath) - Number(a.path === offlinePath))
  const assets = pages.flatMap((page): Asset[] => {
    const { scripts, styles } = assetsOfPage(composition, page)
    // The offline page is interactive; the scripts of the other are cached when it is visited.
    return page.path === offlinePath ? [...scripts, ...styles, ...fontsOf(composition)] : styles
  })
  return {
    // The hash makes the worker another one when the page is another one.
    pages: pages.map(({ path }) => [path, hashOf(kept.get(path) ?? '')]),
    files: [...new Map(assets.map(({ url, integrity }) => [url, integrity]))],
  }
}

/** The fonts that the first frame of every page asks for: those of the first letters. */
const fontsOf = (composition: Composition): Asset[] =>
  Object.keys(composition.releases.shell.files)
    .filter((file) => /-first-[^.]+\.woff2$/.test(file))
    .map((file) => assetOf(composition, 'shell', file))

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** What the site is called and looks like on a home screen (W3C Web Application Manifest). */
function webManifest(composition: Composition): string {
  const { college } = composition.site
  const png = (start: DrawnFile, side: number, purpose = 'any') => ({
    src: shellUrl(composition, start),
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name: college.name,
    short_name: college.short,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      png('icon-192', 192),
      png('icon-512', 512),
      png('maskable-512', 512, 'maskable'),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  })
}
