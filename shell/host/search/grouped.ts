import type { PackageName } from '@college/shared/contract'
import words from '../../content/search.yaml'
import type { Hit } from './engine'

/** Hits of one section, under its name. */
export type HitGroup = { owner: PackageName; name: string; hits: Hit[] }

/** Groups hits by section; the group with the best hit comes first, and in each group the best hit. */
export function grouped(hits: Hit[]): HitGroup[] {
  const groups = new Map<PackageName, Hit[]>()
  for (const hit of hits) groups.set(hit.page.owner, [...(groups.get(hit.page.owner) ?? []), hit])
  return [...groups].map(([owner, hits]) => ({ owner, name: words.groups[owner], hits }))
}
