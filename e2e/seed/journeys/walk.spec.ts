import { engines } from '../../engines/engines'
import { expect, journey } from '../../journeys/journey'
import type { Visitor } from '../../journeys/visitor'
import type { Names } from '../../journeys/walker/look'
import { shortest } from '../../journeys/walker/shortest'
import { type Step, stepsFrom, Walker } from '../../journeys/walker/walker'
import { atNight } from '../../site/nightly'
import { allPaths } from '../../site/site'

/** Fixed with every change, so that a change does not fail by chance; random each night. */
const seed = Number(process.env.WALK_SEED ?? (atNight ? Math.floor(Math.random() * 1_000_000) : 7))
const count = Number(process.env.WALK_STEPS ?? (atNight ? 2_000 : 25))

/** A longer walk starts over, so that few enough steps remain to repeat. */
const longest = 100

for (const walk of atNight ? [0, 1, 2] : [0])
  journey(
    `A visitor who does anything, ${walk + 1}`,
    async (visitor, engine) => {
      const names = await namesOf(visitor.site.origin)
      const paths = [...names.keys()]
      // A slow machine walks less far.
      const until = Date.now() + count * 2_000
      let walked = 0
      const faults: string[] = []
      for (let begun = 0; begun < count && Date.now() < until; begun += longest) {
        const own = seed + walk * 10_000 + begun
        const from = paths[own % paths.length] ?? '/'
        const steps = stepsFrom(own, Math.min(longest, count - begun))
        const walker = new Walker(visitor, names)
        const found = await walker.walk(from, steps, until)
        walked += walker.walked
        if (!found) continue
        const failing = steps.slice(0, found.after + 1)
        // Each takes minutes.
        const row =
          atNight && faults.length < 2
            ? await shortest(failing, (less) => fails(visitor, names, from, less, kindOf(found.faults)))
            : failing
        faults.push(
          `${found.faults.join('; ')}: WALK_SEED=${own} WALK_STEPS=${failing.length}, from ${from}: ${row.map(({ act, pick }) => `${act} ${pick}`).join(', ')}`,
        )
      }
      if (walked < count) console.log(`${engine.name} had time for ${walked} of ${count} steps.`)
      expect(faults, engine.name).toEqual([])
    },
    { withEveryChange: engines, timeout: 120_000 + count * 6_000 },
  )

/** The first fault, without its numbers and pages. */
const kindOf = ([fault = '']: string[]) => fault.replaceAll(/\d+|\/[\w/-]*/g, '')

/** Whether a sequence of steps ends in the same kind of fault. */
async function fails(visitor: Visitor, names: Names, from: string, row: Step[], kind: string) {
  const found = await new Walker(visitor, names).walk(from, row)
  return found !== undefined && kindOf(found.faults) === kind
}

async function namesOf(origin: string): Promise<Names> {
  const paths = [...(await allPaths(origin)), '/index.html']
  const pages = paths.map(async (path) => {
    const html = await (await fetch(origin + path)).text()
    return [path, { title: textOf(html, 'title'), heading: textOf(html, 'h1') }] as const
  })
  return new Map(await Promise.all(pages))
}

/** The text of the first element of this name. */
const textOf = (html: string, name: string) =>
  (new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 's').exec(html)?.[1] ?? '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .trim()
