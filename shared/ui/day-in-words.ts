/** A day such as `2026-11-21` as one reads it, the same in every time zone. */
export const dayInWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
