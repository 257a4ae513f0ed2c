/** Content files of a folder in the order that their editors gave them, whatever the files are called. */
export const inOrder = <Content extends { order: number }>(files: Record<string, Content>): Content[] =>
  Object.values(files).sort((a, b) => a.order - b.order)
