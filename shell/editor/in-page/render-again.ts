/** What React hands to developer tools, of which Fast Refresh uses the same two. */
type Renderer = {
  setRefreshHandler?: (familyOf: (type: unknown) => unknown) => void
  scheduleRefresh?: (root: unknown, families: { staleFamilies: Families; updatedFamilies: Families }) => void
}
type Families = { has: (family: unknown) => boolean }

const renderers = new Set<Renderer>()
const roots = new Map<unknown, Renderer>()

/** Before React is evaluated, as developer tools do: it looks for this object once. */
const tools = {
  renderers: new Map<number, Renderer>(),
  supportsFiber: true,
  inject(renderer: Renderer) {
    renderers.add(renderer)
    tools.renderers.set(renderers.size, renderer)
    return renderers.size
  },
  onScheduleFiberRoot() {},
  onCommitFiberUnmount() {},
  onCommitFiberRoot(id: number, root: unknown) {
    const renderer = tools.renderers.get(id)
    if (renderer) roots.set(root, renderer)
  },
}
Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', tools)

/**
 * Has every component render once more, as Fast Refresh does for edited ones: content has changed inside objects that
 * React compares by identity. State stays. Classes are left out: a refresh would mount them anew.
 */
export function renderAgain() {
  const isClass = (type: unknown) => typeof type === 'function' && type.prototype?.isReactComponent
  for (const [root, renderer] of roots) {
    renderer.setRefreshHandler?.((type) => (isClass(type) ? undefined : { current: type }))
    renderer.scheduleRefresh?.(root, {
      staleFamilies: { has: () => false },
      updatedFamilies: { has: () => true },
    })
  }
}
