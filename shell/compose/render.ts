import { builtinModules, createRequire } from 'node:module'
import { join } from 'node:path'
import { loadServerModule } from '../../shared/build/server-module'
import type { Page, PageLoader, Remote } from '../../shared/contract/contract'
import type { PackageName } from '../../shared/contract/release-manifest'
import type { SiteConfig } from '../../shared/site/site-config'
import { Refusal, releaseFolder, type Store } from '../release/store'
import { notFoundPath, type PageData } from '../src/page-data'
import { assetUrl } from './assets'
import type { ComposedPage, Composition } from './composition'

/** The shell's server build, as `shell/src/server.tsx` exports it. */
type ShellServer = {
  remote: Remote
  singletons: Record<string, unknown>
  startSite: (site: SiteConfig) => Promise<(data: PageData, page: Page) => Promise<Rendered>>
}

type Rendered = { html: string; title: string; description: string }
export type RenderedPage = Rendered & { data: PageData }

/** Gives the function that renders a page of a composition with the very releases that are live in it. */
export async function rendererOf(store: Store, composition: Composition, year: number) {
  const shell = serverOf(store, composition, 'shell', nodeModules(), './server') as ShellServer
  const renderPage = await shell.startSite(composition.site)
  const loaders = new Map<PackageName, Record<string, PageLoader>>([['shell', shell.remote.pages]])

  const loadersOf = (owner: PackageName) => {
    const known = loaders.get(owner)
    if (known) return known
    const { remote } = serverOf(store, composition, owner, shell.singletons, './remote') as { remote: Remote }
    loaders.set(owner, remote.pages)
    return remote.pages
  }

  return async ({ path, owner, page }: ComposedPage): Promise<RenderedPage> => {
    const load = loadersOf(owner)[page.path]
    if (!load)
      throw new Refusal(
        `${owner}: ${path}: stands in the release's manifest, but its build has no such page.`,
      )
    const loaded = await load()
    const data: PageData = {
      site: composition.site,
      path,
      owner,
      entries: owner === 'shell' ? {} : { [owner]: assetUrl(owner, composition.releases[owner].entry) },
      year,
    }
    try {
      return { data, ...(await renderPage(data, loaded)) }
    } catch (error) {
      throw new Refusal(
        `${owner}: ${path}: the page could not be rendered: ${error instanceof Error ? error.message : error}`,
      )
    }
  }
}

/** The file that a page is written to. */
export const fileOf = (path: string) =>
  path === '/' ? 'index.html' : path === notFoundPath ? '404.html' : `${path.slice(1)}.html`

function serverOf(
  store: Store,
  { releases }: Composition,
  name: PackageName,
  provided: Record<string, unknown>,
  exposed: string,
) {
  const file = join(releaseFolder(store, name, releases[name].version), 'server/server.cjs')
  return loadServerModule(file, provided).exposes[exposed] ?? {}
}

function nodeModules(): Record<string, unknown> {
  const require = createRequire(import.meta.url)
  return Object.fromEntries(
    builtinModules.filter((name) => !name.startsWith('_')).map((name) => [name, require(name)]),
  )
}
