/**
 * Refuses an activity and an entry whose files have one name: on the page of all activities it is the anchor of both, and
 * in calendars the mark of their events.
 *
 * @throws Error naming both files
 */
export function refuseSharedNames(activities: string[], entries: string[]): void {
  const names = new Set(activities.map(nameOf))
  const entry = entries.find((file) => names.has(nameOf(file)))
  if (entry)
    throw new Error(
      `mfe-academics/content/simple-activities/${nameOf(entry)}: found a file of this name in activities/ too, expected another name for one of them`,
    )
}

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1)
