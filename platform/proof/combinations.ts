import type { PackageName } from '@college/shared/contract/release-manifest'
import { type Proof, tryOut } from '../release/put-live'
import { refusalIn } from '../store/refusal'
import type { Store } from '../store/site-store'

/**
 * Proves releases waiting for promotion, each alone and each pair together.
 *
 * @param say called with a sentence for each that fails alone or in a pair
 */
export async function combinations(
  store: Store,
  waiting: Record<PackageName, string>,
  prove: Proof,
  say: (line: string) => void,
): Promise<boolean> {
  const names = Object.keys(waiting)
  const faultOf = (...names: PackageName[]) =>
    tryOut(store, Object.fromEntries(names.map((name) => [name, waiting[name] ?? ''])), prove).then(
      () => undefined,
      refusalIn,
    )
  const alone = new Map<PackageName, string | undefined>()
  for (const name of names) {
    alone.set(name, await faultOf(name))
    if (alone.get(name)) say(`${name} does not go alone: ${alone.get(name)}`)
  }
  let isFree = ![...alone.values()].some(Boolean)
  for (const [index, name] of names.entries())
    for (const other of names.slice(index + 1)) {
      const fault = await faultOf(name, other)
      const goAlone = !alone.get(name) && !alone.get(other)
      if (fault && goAlone) say(`${name} and ${other} do not go together: ${fault}`)
      if (!fault && !goAlone) say(`${name} and ${other} go together.`)
      isFree &&= !fault
    }
  return isFree
}
