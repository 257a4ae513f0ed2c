/** rng(seed): seeded random source; the same word gives the same picture at each run. */
export const rng = (seed) => {
  let state =
    [...String(seed)].reduce((hash, char) => Math.imul(hash ^ char.charCodeAt(0), 16777619), 2166136261) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    /** number between a and b */
    range: (a, b) => a + (b - a) * next(),
    /** whole number from a to b, both included */
    int: (a, b) => Math.floor(a + (b - a + 1) * next()),
    /** one of a list */
    pick: (list) => list[Math.floor(next() * list.length)],
    /** number between -a and +a */
    off: (a) => (next() * 2 - 1) * a,
  }
}
