import { slugOf } from '../contract/contract'

/**
 * What a page shows of each file of a content folder, sorted by their `order`, then
 * by name. A `*.data.ts` file runs in the build: nothing but what `pick` gives reaches the browser.
 *
 * @param files what an eager `import.meta.glob` of the folder gives
 * @returns with each item as `slug` the file's name, which is the last part of its page's address
 */
export const listOf = <Content extends { order: number }, Item extends object>(
  files: Record<string, Content>,
  pick: (content: Content) => Item,
): (Item & { slug: string })[] =>
  Object.entries(files)
    .map(([file, content]) => ({ content, slug: slugOf(file) }))
    .sort((a, b) => a.content.order - b.content.order || (a.slug < b.slug ? -1 : 1))
    .map(({ content, slug }) => ({ ...pick(content), slug }))
