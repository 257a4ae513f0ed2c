import { courseWord } from '@college/shared/contract/apply-link'
import type { CourseGroup } from '../../../content/schemas'

/** The course that a link such as `/apply?course=yoga` means; an address with another word means none. */
export const courseNamed = (name: string, groups: CourseGroup[]): string | undefined =>
  groups.flatMap(({ courses }) => courses).find((course) => courseWord(course) === courseWord(name))
