/** Those before and after one file in its list; the first has none before it, the last none after. */
export function neighboursOf<Item extends { slug: string }>(list: Item[], slug: string) {
  const place = list.findIndex((item) => item.slug === slug)
  return { previous: list[place - 1], next: place < 0 ? undefined : list[place + 1] }
}
