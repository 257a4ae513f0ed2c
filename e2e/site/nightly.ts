/** The tag of what is tried each night only. */
export const nightTag = '@night'

/**
 * How a test is tagged that varies another: the same promise at a further width, in further colours, on a further form.
 * With every change only the first of such a row is tried, each night all.
 */
export const nightly = (isVariation = true) => (isVariation ? { tag: nightTag } : {})
