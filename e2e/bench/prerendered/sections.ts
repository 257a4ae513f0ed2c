import { fill } from '@college/runtime'
import type { Remote } from '@college/shared/contract'
import { remote as about } from '../../../mfe-about/src/remote'
import { remote as academics } from '../../../mfe-academics/src/remote'
import { remote as departments } from '../../../mfe-departments/src/remote'
import { remote as forms } from '../../../mfe-forms/src/remote'
import { remote as media } from '../../../mfe-media/src/remote'
import { remote as shell } from '../../../shell/host/remote'
import { footerFormFrom, pageOf } from '../application/stand-ins'

export * from '../application/stand-ins'

/** The bundle's route table. Each page has its own chunk. */
const remotes: Record<string, Remote> = { about, academics, departments, forms, media, shell }
const ownerAt = (path: string) =>
  Object.entries(remotes).find(([, { pages }]) => Object.keys(pages).some((page) => fill(page) === path))

export const ownerOf = async (path: string) => ownerAt(path)?.[0]
export const loadPage = (path: string) => pageOf(ownerAt(path)?.[1], path)
export const browserFooterForm = footerFormFrom(
  () => import('../../../mfe-forms/src/footer-form/footer-form'),
)
