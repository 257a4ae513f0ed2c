/** How the words of a new page start, before somebody writes its own. */
export const placeholder = 'Replace this by'
