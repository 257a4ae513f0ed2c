import type { Course } from '../../../content/schemas'

/** The course that a link such as `/apply?course=yoga` means; an address with another word means none. */
export const courseNamed = (name: string | null, courses: Course[]): Course | undefined =>
  courses.find(({ value, label }) => value === name || label.toLowerCase() === name?.toLowerCase())
