const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2000, month).toLocaleString('en', { month: 'long' }),
)

/**
 * The days, in ISO 8601, of a date as visitors read it: `21 June 2015`, `3 to 12 April 2023`. Undefined for a date that
 * names no days, such as `July 2024 to March 2025`.
 */
export function eventDates(date: string) {
  const [, first = '', last = first, name = '', year] = /^(\d+)(?: to (\d+))? (\w+) (\d{4})$/.exec(date) ?? []
  const month = months.indexOf(name) + 1
  if (!month) return
  const day = (number: string) => `${year}-${String(month).padStart(2, '0')}-${number.padStart(2, '0')}`
  return { startDate: day(first), endDate: day(last) }
}
