/**
 * The word for a course in an address, the same however its name is written: `fasting-and-nutrition` for "Fasting &
 * Nutrition".
 */
export const courseWord = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join('-') ?? ''

/** The application form, with the course of this name chosen where the form has one. */
export const applyLink = (course: string) => `/apply?course=${encodeURIComponent(courseWord(course))}`
