/** What React hands to developer tools; Fast Refresh uses the same two. */
type Renderer = {
  setRefreshHandler?: (familyOf: FamilyOf) => void
  scheduleRefresh?: (root: unknown, families: { staleFamilies: Families; updatedFamilies: Families }) => void
}
type FamilyOf = (type: unknown) => { current: unknown } | undefined
type Families = { has: (family: unknown) => boolean }
// biome-ignore lint/complexity/noBannedTypes: a component of any kind
type Component = Function

const renderers = new Map<number, Renderer>()
const roots = new Map<unknown, Renderer>()

/** Fast Refresh's own answer, which holds for whatever is edited in source. */
let refreshed: FamilyOf = () => undefined
/** Copies by component while everything renders again; the component by each copy that was ever made. */
let copies: Map<Component, Component> | undefined
const originals = new WeakMap<Component, Component>()

/** React renders a component again when it is another function. Classes would lose their state, so they are left. */
const familyOf: FamilyOf = (type) => {
  if (typeof type !== 'function') return refreshed(type)
  const original = originals.get(type) ?? type
  const family = refreshed(original)
  const latest = family?.current ?? original
  if (!copies || typeof latest !== 'function' || latest.prototype?.isReactComponent) return family
  const copy: Component = copies.get(latest) ?? latest.bind(null)
  copies.set(latest, copy)
  originals.set(copy, original)
  return { current: copy }
}

/** Stands before React is evaluated, as developer tools do: it looks for this object once. */
const tools = {
  renderers,
  supportsFiber: true,
  inject(renderer: Renderer) {
    const id = renderers.size + 1
    renderers.set(id, renderer)
    const handle = renderer.setRefreshHandler
    handle?.(familyOf)
    renderer.setRefreshHandler = (next) => {
      refreshed = next
      handle?.(familyOf)
    }
    return id
  },
  onScheduleFiberRoot() {},
  onCommitFiberUnmount() {},
  onCommitFiberRoot(id: number, root: unknown) {
    const renderer = renderers.get(id)
    if (renderer) roots.set(root, renderer)
  },
}
Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', tools)

/**
 * Has every component render once more: content has changed inside objects that React compares by identity. State
 * stays, as when source is edited.
 */
export function renderAgain() {
  copies = new Map()
  for (const [root, renderer] of roots)
    renderer.scheduleRefresh?.(root, {
      staleFamilies: { has: () => false },
      updatedFamilies: { has: Boolean },
    })
  copies = undefined
}
