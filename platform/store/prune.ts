import { setTimeout as pause } from 'node:timers/promises'
import type { PackageName } from '@college/shared/contract/release-manifest'
import { type Channel, readChannel, versionsIn } from './channel'
import type { Driver, Stored } from './driver'
import type { Head } from './log'
import { Refusal } from './refusal'
import { mend, releaseKey, releasesIn, sealKey } from './seal'
import { isPackage, packages, type Store } from './store'

/** The newest releases of a package that stay although no channel names them: one may be promoted yet. */
const alwaysKept = 5

/** Further ones stay for so many days, and so many of them at most. */
const [daysKept, mostKept] = [30, 20]

/** Compositions of the history that stay. */
const compositionsKept = 1_000
const history = 'channels/production/'

const day = 86_400_000

/**
 * Says that a release is being stored, put into the preview, or removed. It holds the seal of one that is being removed, so
 * that nothing is lost if that is interrupted.
 */
const begun = 'releases/begun/'
export const begunKey = (name: PackageName, version: string) => `${begun}${name}/${version}`

export type Release = { name: PackageName; version: string }
type Unsealed = Release & { seal: Buffer }

/**
 * Finds releases that nobody can ask for once a composition is live: those that no channel serves or can go back to, when
 * they are old or there are many newer ones; and what was begun a day ago and never finished.
 *
 * They are removed in two steps, around the writing of that composition: `unseal` before it, `removeFiles` after it. Whoever
 * makes one of them live at this moment has found it sealed before, so the composition that they build on is not this one,
 * and only one of the two is written: theirs, and `sealAgain` follows; or this one, and they look again.
 *
 * Ages are by the store's own clock, at the last change of the channel: this machine's may be wrong.
 */
export async function needless(store: Store, { number, written }: Head, next: Channel) {
  const { driver } = store
  const [seals, marks, preview] = await Promise.all([
    driver.list('releases/seals/'),
    driver.list(begun),
    readChannel(store, 'preview'),
  ])
  const isOlder = ({ modified }: Pick<Stored, 'modified'>, days: number) =>
    written !== undefined && modified.getTime() < written.getTime() - days * day
  const isNamed = ({ name, version }: Release) =>
    [next, preview].some((channel) => versionsIn(channel, name).includes(version))
  const old = packages.flatMap((name) =>
    releasesIn(seals, name)
      .filter((release, place) => place >= mostKept || (place >= alwaysKept && isOlder(release, daysKept)))
      .map(({ version }) => ({ name, version }))
      .filter((release) => !isNamed(release)),
  )
  let unsealed: Unsealed[] = []

  /** Ends what another process has begun, and was killed in. */
  async function finish(mark: Stored) {
    const [name = '', version = ''] = mark.key.slice(begun.length).split('/')
    if (!isPackage(name)) return
    if (isNamed({ name, version })) {
      // With a seal it was to be removed, and became live before that; without one it was to be mended: better broken than gone.
      const seal = mark.bytes ? await driver.read(mark.key) : undefined
      if (seal) await sealAgain(driver, [{ name, version, seal }])
    } else if (isOlder(mark, 1)) {
      if (await driver.read(sealKey(name, version))) await driver.remove([mark.key])
      else await removeRelease(driver, name, version)
    }
  }

  return {
    async unseal() {
      for (const { name, version } of old) unsealed.push(...(await unseal(driver, name, version)))
      if (!unsealed.length) return
      // Somebody may have put one into the preview, whose compositions are not those that are written here.
      const previewed = await readChannel(store, 'preview')
      const wanted = unsealed.filter(({ name, version }) => versionsIn(previewed, name).includes(version))
      unsealed = unsealed.filter((release) => !wanted.includes(release))
      await sealAgain(driver, wanted)
    },

    async sealAgain() {
      await sealAgain(driver, unsealed)
      unsealed = []
    },

    async removeFiles() {
      for (const { name, version } of unsealed) {
        await removeFiles(driver, name, version)
        if (store.local !== driver) await removeRelease(store.local, name, version)
      }
      for (const mark of marks) await finish(mark)
      // What processes have left half written.
      await driver.remove([])
      // Seldom, because the list is long.
      if ((number + 1) % 100 === 0)
        await driver.remove((await driver.list(history)).slice(compositionsKept).map(({ key }) => key))
    },
  }
}

/** Takes the seal of a release away, and keeps it in its mark; nothing when somebody else stores or removes that release. */
async function unseal(driver: Driver, name: PackageName, version: string): Promise<Unsealed[]> {
  const key = sealKey(name, version)
  const seal = await driver.read(key)
  if (!seal || !(await driver.writeOnce(begunKey(name, version), seal))) return []
  // Whoever removed it since the seal was read has taken the mark away last.
  if (await driver.read(key)) {
    await driver.remove([key])
    return [{ name, version, seal }]
  }
  await driver.remove([begunKey(name, version)])
  return []
}

async function sealAgain(driver: Driver, releases: Unsealed[]) {
  for (const { name, version, seal } of releases) {
    await driver.writeOnce(sealKey(name, version), seal)
    await driver.remove([begunKey(name, version)])
  }
}

/**
 * Keeps releases from being removed while they are put into the preview: whoever marks a release first has it, and
 * compositions of the preview are not those that a removal is written around.
 *
 * @throws Refusal when another process removes one
 */
export async function whileHeld<T>(driver: Driver, releases: Release[], run: () => Promise<T>): Promise<T> {
  const held: string[] = []
  try {
    for (const { name, version } of releases) {
      await removalEnded(driver, name, version)
      const mark = begunKey(name, version)
      if (await driver.writeOnce(mark, Buffer.from(''))) held.push(mark)
      else if ((await driver.read(mark))?.length)
        throw new Refusal(`${name} ${version}: another process is removing it; ${mend(name)}.`)
    }
    return await run()
  } finally {
    if (held.length) await driver.remove(held)
  }
}

/** Waits while another process removes a release. One that was killed in that is waited for in vain, for three seconds. */
export async function removalEnded(driver: Driver, name: PackageName, version: string) {
  for (let turn = 0; turn < 10 && (await driver.read(begunKey(name, version)))?.length; turn++)
    await pause(300)
}

/** The seal first: whatever is left when this is interrupted is no release. */
export async function removeRelease(driver: Driver, name: PackageName, version: string) {
  await driver.writeOnce(begunKey(name, version), Buffer.from(''))
  await driver.remove([sealKey(name, version)])
  await removeFiles(driver, name, version)
}

async function removeFiles(driver: Driver, name: PackageName, version: string) {
  const files = await driver.list(releaseKey(name, version))
  await driver.remove([...files.map(({ key }) => key), begunKey(name, version)])
}
