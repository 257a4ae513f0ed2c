/** Whether everything is tested. The tool's own tests use `platform/testing/at-night.ts`. */
export const atNight = process.env.TEST_ALL === 'true'

/** The tag of tests for each night only. */
export const nightTag = '@night'

/**
 * Tags a variation of another test: the same promise at another width, in other colours, on another form.
 * Only the first of each row runs with every change, all of them each night.
 */
export const nightly = (isVariation = true) => (isVariation ? { tag: nightTag } : {})
