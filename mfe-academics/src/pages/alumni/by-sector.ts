/** People of one job sector. */
export type Sector<Person> = { name: string; people: Person[] }

/** Groups people by job sector, the largest sector first. Sectors of one size keep the order of the list. */
export function bySector<Person extends { jobSector: string }>(people: Person[]): Sector<Person>[] {
  const names = [...new Set(people.map(({ jobSector }) => jobSector))]
  return names
    .map((name) => ({ name, people: people.filter(({ jobSector }) => jobSector === name) }))
    .sort((a, b) => b.people.length - a.people.length)
}
