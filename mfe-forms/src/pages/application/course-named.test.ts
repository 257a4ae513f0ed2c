import { expect, it } from 'vitest'
import { courseNamed } from './course-named'

const groups = [
  { label: 'To begin with', courses: ['Mosses', 'Bee Keeping'] },
  { label: 'After that', courses: ['Moss and Fern'] },
]

it.each([
  ['its word', 'bee-keeping', 'Bee Keeping'],
  ['its name', 'bee keeping', 'Bee Keeping'],
  ['another spelling', 'Moss & Fern', 'Moss and Fern'],
  ['nothing', '', undefined],
  ['an unknown word', 'alchemy', undefined],
])('finds a course by %s', (_, name, course) => expect(courseNamed(name, groups)).toBe(course))
