import { builtinModules, createRequire } from 'node:module'
import { join } from 'node:path'
import type { ComponentType } from 'react'
import { loadServerModule } from '../../shared/build/server-module'
import type { Page, PageLoader, Remote } from '../../shared/contract/contract'
import type { PackageName } from '../../shared/contract/release-manifest'
import type { SiteConfig } from '../../shared/site/site-config'
import type { ChannelName } from '../release/channel'
import { Refusal, releaseFolder, type Store } from '../release/store'
import type { PageData } from '../src/page-data'
import { assetUrl } from './assets'
import type { CanaryPart } from './canary'
import type { ComposedPage, Composition } from './composition'
import { renderCache } from './render-cache'
import { allowsOverrides } from './security-policy'

/** The shell's server build, as `shell/src/server.tsx` exports it. */
type ShellServer = {
  remote: Remote
  singletons: Record<string, unknown>
  startSite: (site: SiteConfig) => Promise<RenderPage>
}

type RenderPage = (data: PageData, page: Page, footerForm: Promise<ComponentType>) => Promise<Rendered>

/**
 * The markup of a page's application, and what the document says of it. Releases of the shell made before
 * pages were described to search engines give no heading and no trail.
 */
export type Rendered = {
  html: string
  title: string
  description: string
  heading?: string
  trail?: { label: string; href: string }[]
}

/** The file that a page is written to. */
export const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** What the shell needs to know to start from a page. */
export const pageDataOf = (
  { channel, site, releases }: Composition,
  { path, owner }: ComposedPage,
  year: number,
  canary?: CanaryPart,
): PageData => ({
  site,
  path,
  owner,
  // The footer of every page holds a form of the section `forms`.
  entries: Object.fromEntries(
    [...new Set([owner, 'forms' as const])]
      .filter((name) => name !== 'shell')
      .map((name) => [name, assetUrl(site, name, releases[name].entry)]),
  ),
  versions: Object.fromEntries(
    [...new Set(['shell' as const, owner, 'forms' as const])].map((name) => [name, releases[name].version]),
  ),
  year,
  ...(canary?.section === owner ? { canary: { version: canary.version, share: canary.share } } : {}),
  ...(toolsOf(channel, site) ? { tools: toolsOf(channel, site) } : {}),
})

/**
 * Which tools for maintainers a site has. A site that is not for production can show who owns what; code from a
 * development server is let in by a preview, or where the site configuration says so.
 */
function toolsOf(channel: ChannelName, site: SiteConfig): PageData['tools'] {
  if (allowsOverrides(channel, site)) return 'overrides'
  return process.env.SITE_ENV === 'production' ? undefined : 'boundaries'
}

/** Gives the function that renders a page of a composition, with the very releases that are live in it. */
export function rendererOf(store: Store, composition: Composition, year: number) {
  const cache = renderCache(store, composition, year)
  // Loaded at the first page that was not rendered before: a rollback loads nothing.
  let loaded: ReturnType<typeof loadServers> | undefined

  const renderAnew = async (page: ComposedPage): Promise<Rendered> => {
    loaded ??= loadServers(store, composition)
    const { loadersOf, renderPage, footerForm } = await loaded
    const load = loadersOf(page.owner)[page.page.path]
    if (!load)
      throw new Refusal(
        `${page.owner}: ${page.path}: stands in the release's manifest, but its build has no such page.`,
      )
    try {
      return await renderPage(pageDataOf(composition, page, year), await load(), footerForm)
    } catch (error) {
      const reason = error instanceof Error ? error.message : error
      throw new Refusal(`${page.owner}: ${page.path}: the page could not be rendered: ${reason}`)
    }
  }

  return {
    async render(page: ComposedPage): Promise<Rendered> {
      const known = cache.get(page)
      if (known) return known
      const rendered = await renderAnew(page)
      cache.set(page, rendered)
      return rendered
    },
    end: cache.prune,
  }
}

async function loadServers(store: Store, composition: Composition) {
  const serverOf = (name: PackageName, provided: Record<string, unknown>, exposed: string) => {
    const folder = releaseFolder(store, name, composition.releases[name].version)
    return loadServerModule(join(folder, 'server/server.cjs'), provided).exposes[exposed] ?? {}
  }
  const shell = serverOf('shell', nodeModules(), './server') as ShellServer
  const renderPage = await shell.startSite(composition.site)
  const loaders = new Map<PackageName, Record<string, PageLoader>>([['shell', shell.remote.pages]])

  const loadersOf = (owner: PackageName) => {
    const known = loaders.get(owner)
    if (known) return known
    const { remote } = serverOf(owner, shell.singletons, './remote') as { remote: Remote }
    loaders.set(owner, remote.pages)
    return remote.pages
  }
  const { FooterForm } = serverOf('forms', shell.singletons, './footer-form') as {
    FooterForm?: ComponentType
  }
  if (!FooterForm)
    throw new Refusal(
      `forms ${composition.releases.forms.version}: exposes no footer form; expected './footer-form' with the component FooterForm.`,
    )
  return { loadersOf, renderPage, footerForm: Promise.resolve(FooterForm) }
}

/** The server build of React asks for modules of Node; deprecated ones are asked for by nobody. */
function nodeModules(): Record<string, unknown> {
  const require = createRequire(import.meta.url)
  const wanted = ['util', 'crypto', 'async_hooks', 'stream', 'buffer', 'events', 'url']
  return Object.fromEntries(
    builtinModules.filter((name) => wanted.includes(name)).map((name) => [name, require(name)]),
  )
}
