import { expect, test } from 'vitest'
import { bySector } from './alumni'

const people = [
  { name: 'Sana', jobSector: 'Beekeeping' },
  { name: 'Arjun', jobSector: 'Forestry' },
  { name: 'Nandini', jobSector: 'Seafaring' },
  { name: 'Kalai', jobSector: 'Forestry' },
]

test('the largest sector is first, the others keep the list’s order', () => {
  expect(bySector(people).map(({ name }) => name)).toEqual(['Forestry', 'Beekeeping', 'Seafaring'])
})

test('nobody is lost or counted twice, and people keep their order', () => {
  const sectors = bySector(people)
  expect(sectors.flatMap((sector) => sector.people)).toHaveLength(people.length)
  expect(sectors[0]?.people.map(({ name }) => name)).toEqual(['Arjun', 'Kalai'])
})
