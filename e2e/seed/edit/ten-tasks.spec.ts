import { nightly } from '../../site/nightly'
import { expect, test } from './editing'
import { inEngines, openAt } from './in-engines'
import { isReleased } from './scratch'
import { Teacher, type Way, ways } from './teacher'
import { officeNumber, tasks } from './ten-tasks'

/** By task, way and engine: steps and seconds. */
const counted: Record<string, Record<string, string>> = {}
const letters = (number: number) =>
  String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
let runs = 10

for (const [way, { width, height }] of Object.entries(ways) as [Way, { width: number; height: number }][])
  inEngines(`ten tasks ${way}`, nightly(), async ({ session, address, engine }) => {
    test.skip(!isReleased(), 'there are no releases here: npm run build')
    test.setTimeout(900_000)
    const run = { number: ++runs, letters: letters(runs) }
    await session.resize(width, height)
    await openAt(session, address, '/contact', officeNumber())
    const teacher = new Teacher(session, way)
    for (const { name, clicks, run: doIt } of tasks) {
      const begun = Date.now()
      teacher.acts = 0
      await test.step(name, () => doIt(teacher, run))
      const seconds = Math.round((Date.now() - begun) / 1000)
      counted[name] = { ...counted[name], [`${way}: ${engine}`]: `${teacher.acts} in ${seconds} s` }
      if (way === 'by pointer at 1,280 px') expect.soft(teacher.acts, name).toBe(clicks)
    }
  })

test.afterAll(() => console.table(counted))
