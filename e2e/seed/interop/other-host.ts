import * as runtime from '@college/runtime'
import type { Remote } from '@college/shared/contract'
import { createInstance } from '@module-federation/runtime'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'

/** A package's version, and its module. */
type Shared = [version: string, module: object]

/**
 * Shows the page in the address, `?section=media&path=/anandamaya`, in a host that knows the sections only
 * from their manifests, through the official runtime, and does not know the shell.
 *
 * @param packages what the host shares, by name
 */
export async function showPage(packages: Record<string, Shared>) {
  const query = new URLSearchParams(location.search)
  const section = query.get('section') ?? ''
  const path = query.get('path') ?? ''
  const shared = (version: string, module: object) => ({
    version,
    lib: () => module,
    shareConfig: { singleton: true, requiredVersion: false as const },
  })
  const federation = createInstance({
    name: 'other-host',
    remotes: [{ name: section, entry: `${location.origin}/assets/${section}/mf-manifest.json` }],
    shared: Object.fromEntries(
      // An older version is in the scope too, first: a section that took it would fail on first use.
      Object.entries(packages).map(([name, one]) => [name, [shared('0.9.0', {}), shared(...one)]]),
    ),
  })
  await Promise.all(federation.initializeSharing())

  const data = document.getElementById('page-data')?.textContent ?? '{}'
  runtime.setSite(JSON.parse(data).site)
  const { remote } = (await federation.loadRemote<{ remote: Remote }>(`${section}/remote`)) ?? {}
  const page = await remote?.pages[path]?.()
  if (!page)
    throw new Error(
      `${section}: found no page at ${path}, expected one of ${Object.keys(remote?.pages ?? {})}.`,
    )
  const place = { head: runtime.fill(page.head), path, day: '2026-01-01', trail: [], trailLabel: '' }
  createRoot(document.body).render(
    createElement(
      MemoryRouter,
      { initialEntries: [path] },
      createElement(runtime.PageProvider, { value: place }, createElement(page.Component)),
    ),
  )
}
