import { constants, createReadStream, existsSync, openSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { type FormFailureKind, formFailureKinds } from '@college/shared/contract/form-failure'
import { z } from 'zod'
import { orNothing } from '../store/or-nothing'

/** The part of `measure`'s messages (`shell/host/measure/measure.ts`) that is read here. */
const message = z.object({
  notices: z.array(
    z.union([
      z.object({ kind: z.literal('form'), failure: z.enum(formFailureKinds) }),
      z.object({ kind: z.string().refine((kind) => kind !== 'form') }),
    ]),
  ),
})

const dashboard = 'https://dashboard.emailjs.com/admin'
const remedies: Record<FormFailureKind, string> = {
  key: `the service refuses the keys: compare email in shared/site.yaml with ${dashboard}`,
  quota: `the quota is used up: ${dashboard}/account shows when it is renewed, or takes a larger plan`,
  domain: `the service takes no messages from this site: add its host to the allowed domains, ${dashboard}/account`,
  mailbox: `the service cannot send from the college's mailbox: connect it again, ${dashboard}`,
  silent: 'no answer: a visitor’s connection if it is a few, the service if it is many',
  other: 'another reason: send a form and read the browser’s console',
}

const unreadable: Record<string, string> = {
  ENOENT: 'nothing',
  EISDIR: 'a folder',
  EACCES: 'a file that this user may not read',
}

/** Kinds that the visitor's own connection may cause. */
const mayBeTheirs: FormFailureKind[] = ['silent', 'other']

/** A pipe would be waited for without end. */
const withoutWaiting = constants.O_RDONLY | constants.O_NONBLOCK

/** The log, after what was rotated away from it last: on the first of a month yesterday is there. */
async function* linesOf(file: string) {
  const rotated = `${file}.1`
  for (const part of [...(existsSync(rotated) ? [rotated] : []), file])
    yield* createInterface({ input: createReadStream(part, { fd: openSync(part, withoutWaiting) }) })
}

/**
 * Counts the forms that were not delivered in the last days: a sentence for each kind, and whether someone at
 * the college has to act. A log that says nothing, or little that is understood, is no sign of health.
 *
 * @param file a log of browsers' measurements; each line is a time (ISO 8601), a space, and the message
 */
export async function formFailures(
  file: string,
  { days = 7, now = Date.now() } = {},
): Promise<{ lines: string[]; isUrgent: boolean }> {
  const span = days === 1 ? 'the last day' : `the last ${days} days`
  const counts = new Map<FormFailureKind, number>()
  let [read, malformed] = [0, 0]
  try {
    for await (const line of linesOf(file)) {
      const [, time = '', sent = ''] = /^(\S+) (.*)$/.exec(line) ?? []
      const age = now - Date.parse(time)
      if (!line || age > days * 86_400_000) continue
      const found = message.safeParse(orNothing(() => JSON.parse(sent)))
      if (!found.success || Number.isNaN(age)) malformed += 1
      else {
        read += 1
        for (const notice of found.data.notices)
          if ('failure' in notice) counts.set(notice.failure, (counts.get(notice.failure) ?? 0) + 1)
      }
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    const found = unreadable[code] ?? `a file that cannot be read (${code})`
    return {
      lines: [`SITE_MEASURES: found ${found} at ${file}, expected the log of what browsers have measured.`],
      isUrgent: true,
    }
  }
  const lines = formFailureKinds.flatMap((kind) => {
    const count = counts.get(kind)
    return count ? [`Forms: ${count} not delivered in ${span}, ${remedies[kind]}.`] : []
  })
  const isMute = read <= malformed
  if (!read && !malformed)
    lines.push(`Forms: ${file} has nothing of ${span}; see whether measure still arrives there.`)
  else if (isMute)
    lines.push(
      `Forms: ${file}: found ${malformed} lines of ${span} that were not understood beside ${read} that were, expected a time, a blank and what measure sends; update this checkout, or look at what writes the log.`,
    )
  else {
    if (!lines.length) lines.push(`Forms: no failure was told in ${span}.`)
    if (malformed) lines.push(`${file}: lines that were not understood: ${malformed}.`)
  }
  return { lines, isUrgent: isMute || [...counts.keys()].some((kind) => !mayBeTheirs.includes(kind)) }
}
