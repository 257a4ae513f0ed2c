/** Whether everything is tried. The tool's own tests ask the same of `platform/testing/at-night.ts`. */
export const atNight = process.env.TEST_ALL === 'true'

/** The tag of what is tried each night only. */
export const nightTag = '@night'

/**
 * How a test is tagged that varies another: the same promise at a further width, in further colours, on a further form.
 * With every change only the first of such a row is tried, each night all.
 */
export const nightly = (isVariation = true) => (isVariation ? { tag: nightTag } : {})
