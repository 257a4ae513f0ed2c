/** The content of one file of a folder, with the file's name, which is the last part of its page's address. */
export type InFolder<Content> = Content & { slug: string }

/**
 * The files of a content folder as a list, in the order that their editors gave them. Files of one order
 * stand by name, so that the list is the same in every build.
 *
 * @param files what an eager `import.meta.glob` of the folder gives
 */
export const inOrder = <Content extends { order: number }>(
  files: Record<string, Content>,
): InFolder<Content>[] =>
  Object.entries(files)
    .map(([file, content]) => ({ ...content, slug: slugOf(file) }))
    .sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1))

/** Those before and after one file in its list; the first has none before it, the last none after. */
export function neighboursOf<Item extends { slug: string }>(list: Item[], slug: string) {
  const place = list.findIndex((item) => item.slug === slug)
  return { previous: list[place - 1], next: place < 0 ? undefined : list[place + 1] }
}

const slugOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'))
