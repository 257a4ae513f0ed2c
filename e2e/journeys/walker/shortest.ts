/**
 * Shortens a failing sequence to the items it needs to fail, first by halves, then one by one.
 *
 * @param fails whether a sequence still fails
 * @param tries the most calls of `fails`
 */
export async function shortest<Item>(
  row: Item[],
  fails: (row: Item[]) => Promise<boolean>,
  tries = 24,
): Promise<Item[]> {
  let [left, size] = [row, Math.ceil(row.length / 2)]
  while (size >= 1 && tries > 0) {
    let isShorter = false
    for (let from = 0; from < left.length && tries > 0; ) {
      const less = left.toSpliced(from, size)
      tries -= 1
      if (less.length && (await fails(less))) {
        left = less
        isShorter = true
      } else from += size
    }
    if (size === 1 && !isShorter) break
    size = Math.max(1, Math.floor(size / 2))
    if (size === 1 && left.length === 1) break
  }
  return left
}
