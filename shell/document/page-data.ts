import { assetUrl } from '../../shared/contract/assets'
import type { ComposedPage, Composition } from '../../shared/contract/composition'
import type { PageData } from '../../shared/contract/page-data'
import { allowsOverrides } from './security-policy'

/** What the shell needs to know to start from a page. */
export function pageDataOf(composition: Composition, { path, owner }: ComposedPage): PageData {
  const { site, releases, canary, year } = composition
  // The footer of every page holds a form of the section `forms`.
  const sections = [...new Set([owner, 'forms' as const])].filter((name) => name !== 'shell')
  return {
    site,
    path,
    owner,
    entries: Object.fromEntries(sections.map((name) => [name, assetUrl(site, name, releases[name].entry)])),
    versions: Object.fromEntries(
      (['shell', ...sections] as const).map((name) => [name, releases[name].version]),
    ),
    year,
    ...(canary?.section === owner ? { canary: { version: canary.version, share: canary.share } } : {}),
    tools: toolsOf(composition),
  }
}

/** A site that is not live can show who owns what; one that lets in code from development servers can do that, too. */
function toolsOf(composition: Composition): PageData['tools'] {
  if (allowsOverrides(composition)) return 'overrides'
  return composition.live ? undefined : 'boundaries'
}
