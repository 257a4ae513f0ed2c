import { expect, it } from 'vitest'
import { courseNamed } from './course-named'

const courses = [
  { value: 'moss', label: 'Mosses' },
  { value: 'bee-keeping', label: 'Bee Keeping' },
]

it.each([
  ['its value', 'bee-keeping', 'Bee Keeping'],
  ['its name', 'bee keeping', 'Bee Keeping'],
  ['nothing', null, undefined],
  ['an unknown word', 'alchemy', undefined],
])('finds a course by %s', (_, name, label) => expect(courseNamed(name, courses)?.label).toBe(label))
