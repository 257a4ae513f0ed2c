/** Colours of drawn pictures: the light scheme of `shared/styles/tokens.css`, which a picture cannot read. */
export const palette = {
  paper: '#faf7f0',
  ink: '#17302a',
  inkSoft: '#4a5d55',
  leaf: '#2e6a4f',
  leafStrong: '#1f5039',
  onLeaf: '#fffdf8',
  moss: '#7d9471',
  marigold: '#d98e1f',
  night: '#10221d',
} as const
