import { hash } from 'node:crypto'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import type { Calendar } from '../content/fields'
import { type ContentSchemas, readContent } from '../content/read-content'
import { type CalendarEvent, calendarFile } from './calendar-file'

/** The dated events in the data of one content file; `name` is the file's, without ending. */
export type EventsOf = (data: unknown, name: string) => CalendarEvent[]

/** Fields of which only calendar files are made: pages say the same in words, so no browser is sent them. */
export const calendarFields = ['days', 'yearly']

type Options = {
  root: string
  schemas: ContentSchemas
  eventsOf: EventsOf
  /** Where the package's files are served, e.g. `/assets/academics/`. */
  base: string
  /** Whether the build writes the files: the browser's build does, the server's refers to them. */
  emit: boolean
}

/**
 * Makes `file.yaml?calendar` a calendar file with the dates of that content (`Calendar`), or null when it has none. The file belongs to the release, so it knows nothing of the site's facts: see `eventsOf`.
 */
export function calendarPlugin({ root, schemas, eventsOf, base, emit }: Options): Plugin {
  const folder = join(root, 'content')
  return {
    name: 'college:calendar',
    // Run before the plugin that takes content files with any query.
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?')
      if (query !== 'calendar' || !file.startsWith(folder)) return
      const name = basename(file, '.yaml')
      const events = eventsOf(readContent(root, file, schemas), name)
      if (events.length === 0) return 'export default null'
      const source = calendarFile(events)
      if (this.environment.mode === 'dev')
        return calendarModule(events, `data:text/calendar;charset=utf-8,${encodeURIComponent(source)}`)
      const fileName = `${name}-${hash('sha256', source).slice(0, 8)}.ics`
      if (emit) this.emitFile({ type: 'asset', fileName, source })
      return calendarModule(events, base + fileName)
    },
  }
}

function calendarModule(events: CalendarEvent[], href: string): string {
  const last = events.some(({ yearly }) => yearly)
    ? undefined
    : events
        .map(({ first, last = first }) => last)
        .sort()
        .at(-1)
  return `export default ${JSON.stringify({ href, last } satisfies Calendar)}`
}
