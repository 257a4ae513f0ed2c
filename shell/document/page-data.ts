import { footerFormModule, formsSection } from '@college/shared/contract'
import { assetsOfPage, assetUrl, modulesOf } from '@college/shared/contract/assets'
import { type ComposedPage, type Composition, liveRelease } from '@college/shared/contract/composition'
import type { PageData } from '@college/shared/contract/page-data'
import { allowsOverrides } from './security-policy'

/** What the shell needs to know to start from a page. */
export function pageDataOf(composition: Composition, page: ComposedPage): PageData {
  const { site, releases, canary, year, day } = composition
  const { path, owner } = page
  // The footer of every page holds a form of the section `forms`.
  const packages = [...new Set(['shell', owner, formsSection])]
  return {
    site,
    path,
    owner,
    entries: Object.fromEntries(
      packages.map((name) => [name, assetUrl(site, name, liveRelease(composition, name).entry)]),
    ),
    modules: {
      [path]: modulesOf(composition, owner, page.page),
      [footerFormModule]: modulesOf(composition, formsSection, releases.forms.exposes[footerFormModule]),
    },
    versions: { shell: releases.shell.version },
    scripts: assetsOfPage(composition, page).scripts.length,
    year,
    day,
    ...(canary?.section === owner ? { canary: { version: canary.version, share: canary.share } } : {}),
    tools: toolsOf(composition),
  }
}

/** A site that is not live can show who owns what; one that lets in code from development servers can do that, too. */
function toolsOf(composition: Composition): PageData['tools'] {
  if (allowsOverrides(composition)) return 'overrides'
  return composition.live ? undefined : 'boundaries'
}
