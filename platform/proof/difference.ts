import sharp from 'sharp'

/**
 * The share of pixels (0 to 1) in which two screenshots of one size differ by more than a shade.
 */
export async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).removeAlpha().raw().toBuffer()))
  if (!a || !b || a.length !== b.length) return 1
  let differing = 0
  for (let at = 0; at < a.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > 8))
      differing++
  return differing / (a.length / 3)
}
