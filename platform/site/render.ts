import { createRequire } from 'node:module'
import { join } from 'node:path'
import { footerFormModule, type PageLoader, type Remote } from '@college/shared/contract'
import { type ComposedPage, type Composition, liveRelease } from '@college/shared/contract/composition'
import type { PackageName } from '@college/shared/contract/release-manifest'
import type { RenderedPage, ShellServer } from '@college/shared/contract/shell-server'
import { loadServerModule } from '@college/shared/preset/server-module'
import type { ComponentType } from 'react'
import { renderSource } from '../compose/page-source'
import { Refusal, releaseFolder, type Store } from '../store/site-store'

/** Renders the pages of a site with the very releases that are live in it. */
export async function rendererOf(store: Pick<Store, 'releases'>, site: Composition) {
  const shell = loadServer(store, site, 'shell', nodeModules())['./server'] as ShellServer
  const documents = await shell.startSite(site.site)
  // Loaded at the first page that was not rendered before: a rollback loads none.
  const sections = new Map<PackageName, Record<string, Record<string, unknown>>>()
  const section = (name: PackageName) => {
    const loaded = sections.get(name) ?? loadServer(store, site, name, shell.singletons)
    sections.set(name, loaded)
    return loaded
  }
  const loadersOf = (owner: PackageName): Record<string, PageLoader> =>
    owner === 'shell' ? shell.remote.pages : (section(owner)['./remote'] as { remote: Remote }).remote.pages

  const footerForm = () => {
    const { FooterForm } = (section('forms')[footerFormModule] ?? {}) as { FooterForm?: ComponentType }
    if (FooterForm) return FooterForm
    throw new Refusal(
      `forms ${site.releases.forms.version}: exposes no footer form; expected '${footerFormModule}' with the component FooterForm.`,
    )
  }

  const render = async (page: ComposedPage): Promise<RenderedPage> => {
    const load = loadersOf(page.owner)[page.page.path]
    if (!load)
      throw new Refusal(
        `${page.owner}: ${page.path}: stands in the release's manifest, but its build has no such page.`,
      )
    const form = footerForm()
    try {
      return await documents.render(renderSource(site, page), page, await load(), form)
    } catch (error) {
      const reason = error instanceof Error ? error.message : error
      throw new Refusal(`${page.owner}: ${page.path}: the page could not be rendered: ${reason}`)
    }
  }

  return { documents, render }
}

/** The exposed modules of a package's server build. */
function loadServer(
  store: Pick<Store, 'releases'>,
  { releases }: Composition,
  name: PackageName,
  provided: Record<string, unknown>,
) {
  const { version } = liveRelease({ releases }, name)
  const file = join(releaseFolder(store, name, version), 'server/server.cjs')
  const exposed = name === 'shell' ? './server' : './remote'
  let reason: unknown = `exposes no ${exposed}`
  try {
    const { exposes } = loadServerModule(file, provided)
    if (exposes?.[exposed]) return exposes
  } catch (error) {
    reason = error instanceof Error ? error.message : error
  }
  throw new Refusal(`${name} ${version}: server/server.cjs: ${reason}; expected the server build of ${name}.`)
}

/** The modules of Node that the server build of React asks for. */
function nodeModules(): Record<string, unknown> {
  const require = createRequire(import.meta.url)
  const wanted = ['async_hooks', 'buffer', 'crypto', 'events', 'stream', 'url', 'util']
  return Object.fromEntries(wanted.map((name) => [name, require(name)]))
}
