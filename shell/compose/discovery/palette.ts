/** Colours of drawn pictures: the light scheme of `shared/styles/tokens.css`, which a picture cannot read. */
export const palette = {
  paper: '#faf7f0',
  ink: '#17302a',
  inkSoft: '#4a5d55',
  leaf: '#2e6a4f',
  leafStrong: '#1f5039',
  /** Between the two greens, for leaves on a ground of the darker. */
  leafLit: '#3f7d60',
  leafShaded: '#27604a',
  onLeaf: '#fffdf8',
  marigold: '#d98e1f',
} as const
