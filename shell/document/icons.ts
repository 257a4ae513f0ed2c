import { mark } from '@college/shared/ui/mark'

/** Colours of drawn files: the light scheme of `shared/styles/tokens.css`, which a picture cannot read. */
export const palette = { paper: '#faf7f0', leaf: '#2e6a4f', leafStrong: '#1f5039' } as const
const onLeaf = '#fffdf8'
const marigold = '#d98e1f'

const drawing = ([first, second, sprout]: readonly [string, string, string]) =>
  [
    `<path d="${mark.leaves[0]}" fill="${first}"/>`,
    `<path d="${mark.leaves[1]}" fill="${second}"/>`,
    `<path d="${mark.sprout}" fill="${sprout}"/>`,
  ].join('')
const leaves = drawing([onLeaf, onLeaf, marigold])

const square = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${content}</svg>`

/** The icon of a browser's tab: the mark on its round ground. */
export const iconSvg = square(`<path d="${mark.ground}" fill="${palette.leaf}"/>${leaves}`)

/** An icon that the system cuts to a shape of its own: the ground fills it, and the leaves lie in the inner 80 %. */
const maskable = square(`<rect width="48" height="48" fill="${palette.leaf}"/>${leaves}`)

/** Stands for a page without a picture in link previews, which expect 1,200 by 630 px. */
const card = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${palette.leafStrong}"/><g transform="translate(336 52) scale(11)">${drawing(['#3f7d60', '#27604a', marigold])}</g></svg>`

/** The drawn files of the shell's release: the beginning of the file's name, what it shows, and its width in px. */
export const drawnFiles = [
  { name: 'touch-180', ending: 'png', svg: maskable, width: 180 },
  { name: 'icon-192', ending: 'png', svg: iconSvg, width: 192 },
  { name: 'icon-512', ending: 'png', svg: iconSvg, width: 512 },
  { name: 'maskable-512', ending: 'png', svg: maskable, width: 512 },
  { name: 'card', ending: 'jpg', svg: card, width: 1200 },
] as const

/** How the name of such a file begins. */
export type DrawnFile = (typeof drawnFiles)[number]['name']
