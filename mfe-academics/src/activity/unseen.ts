import type { Illustration } from '@college/shared/ui/picture/picture'

/** The pictures of a part of an activity, without the one that stands above as the activity's own. */
export const unseen = (images: Illustration[] | undefined, seen: Illustration): Illustration[] =>
  (images ?? []).filter(({ picture }) => picture.img.src !== seen.picture.img.src)
