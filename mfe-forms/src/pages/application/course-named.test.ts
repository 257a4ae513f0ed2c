import { expect, it } from 'vitest'
import { courseNamed } from './course-named'

const courses = [
  { value: 'anatomy', label: 'Anatomy' },
  { value: 'energy-medicine', label: 'Energy Medicine' },
]

it.each([
  ['its value', 'energy-medicine', 'Energy Medicine'],
  ['its name', 'energy medicine', 'Energy Medicine'],
  ['nothing', null, undefined],
  ['an unknown word', 'alchemy', undefined],
])('finds a course by %s', (_, name, label) => expect(courseNamed(name, courses)?.label).toBe(label))
