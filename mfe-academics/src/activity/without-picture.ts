import type { Illustration } from '@college/shared/ui/picture/picture'

/** The pictures without the one that the page already shows. */
export const withoutPicture = (images: Illustration[] | undefined, seen: Illustration): Illustration[] =>
  (images ?? []).filter(({ picture }) => picture.img.src !== seen.picture.img.src)
