import * as runtime from '@college/runtime'
import type { Remote } from '@college/shared/contract'
import { createInstance } from '@module-federation/runtime'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'

/**
 * A host that knows of the sections what the official runtime learns from their manifests, and of the shell nothing.
 * It shows the page that its address names: `?section=media&path=/anandamaya`.
 */
const query = new URLSearchParams(location.search)
const section = query.get('section') ?? ''
const path = query.get('path') ?? ''

const shared = (version: string, module: unknown) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: false as const },
})
const federation = createInstance({
  name: 'other-host',
  remotes: [{ name: section, entry: `${location.origin}/assets/${section}/mf-manifest.json` }],
  shared: {
    // An older React is in the scope too, and comes first: a section that took it would fail at its first hook.
    react: [shared('18.3.1', {}), shared(react.version, react)],
    'react/jsx-runtime': [shared('18.3.1', {}), shared(react.version, jsxRuntime)],
    'react-dom': [shared(reactDom.version, reactDom)],
    '@college/runtime': [shared('2.0.0', runtime)],
  },
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
const place = { head: runtime.fill(page.head), path, trail: [], trailLabel: '' }
createRoot(document.body).render(
  react.createElement(
    MemoryRouter,
    { initialEntries: [path] },
    react.createElement(runtime.PageProvider, { value: place }, react.createElement(page.Component)),
  ),
)
