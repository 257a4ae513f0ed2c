/** Sorts a folder's content files by their `order`. */
export const inOrder = <Content extends { order: number }>(files: Record<string, Content>): Content[] =>
  Object.values(files).sort((a, b) => a.order - b.order)
