import type { PackageName, Remote } from '@college/shared/contract'
import { remote as shell } from '../../../shell/host/remote'
import { footerFormFrom, pageOf } from '../application/stand-ins'

export * from '../application/stand-ins'

/** As in the plugin's examples: an import() for each remote of the host's configuration. */
const remotes: Partial<Record<PackageName, () => Promise<{ remote: Remote }>>> = {
  about: () => import('about/remote'),
  academics: () => import('academics/remote'),
  departments: () => import('departments/remote'),
  forms: () => import('forms/remote'),
  media: () => import('media/remote'),
  shell: async () => ({ remote: shell }),
}

export const ownerOf = async (path: string) => benchOwners[path]

export async function loadPage(path: string) {
  const owner = benchOwners[path]
  return pageOf(owner ? (await remotes[owner]?.())?.remote : undefined, path)
}

export const browserFooterForm = footerFormFrom(() => import('forms/footer-form'))
