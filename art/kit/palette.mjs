// The site's tokens plus two helpers (water, earth/skin); every other tone is mixed from these, which keeps the family in one hand.
export const paper = '#FAF7F0'
export const card = '#FFFDF8'
export const ink = '#17302A'
export const leaf = '#2E6A4F'
export const moss = '#7D9471'
export const gold = '#D98E1F'
export const clay = '#A8492F'
export const night = '#10221D'
export const water = '#2A6470'
export const earth = '#5A3626'

const channels = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))

/** mix(a, b, t): colour on the way from a (t = 0) to b (t = 1). */
export const mix = (a, b, t) => {
  const [from, to] = [channels(a), channels(b)]
  return `#${from
    .map((v, i) =>
      Math.round(v + (to[i] - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
/** tint(c, t): towards paper. */
export const tint = (c, t) => mix(c, paper, t)
/** shade(c, t): towards night. */
export const shade = (c, t) => mix(c, night, t)

/** Warm brown skin tones, light to deep. */
export const skins = ['#B27A52', '#97613F', '#7C4B30', '#64392A']
export const hairTone = '#1E1B1A'
/** Frequent mixtures by name. */
export const sand = mix(paper, gold, 0.22)
export const peach = mix(paper, clay, 0.3)
export const straw = mix(paper, gold, 0.5)
export const mist = mix(paper, moss, 0.35)
export const sage = mix(moss, leaf, 0.4)
export const deep = mix(leaf, ink, 0.5)
export const stone = mix('#B9A88E', paper, 0.25)
export const plum = mix(clay, ink, 0.45)
export const lagoon = mix(water, paper, 0.4)
