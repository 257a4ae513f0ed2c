import { channelNames } from '@college/shared/contract/composition'
import { factsKey, keptFacts } from '../release/site-facts'
import { refuseLostHistory } from '../site/switch-site'
import { liveVersion, packagesIn, storeOf } from '../store/channel'
import { numbersOf, readEntry, refuseUnknownChannels } from '../store/log'
import { Refusal, refusalIn } from '../store/refusal'
import { faultIn, mend, storedPackages, storedReleases } from '../store/seal'
import { command } from './command'

export const checkStore = command('check-store', {
  summary: 'reports stored files that are missing or altered',
  help: `
npx college check-store

Reads every stored release and every composition of the history, and names what is missing or altered.
`,
  async run(_, __, { store }) {
    const faults: string[] = []
    /** Notes a refusal and continues: one broken file must not hide another. */
    const noting = async <T>(check: () => Promise<T>) => {
      try {
        return await check()
      } catch (error) {
        faults.push(refusalIn(error))
      }
    }
    let [releases, compositions] = [0, 0]
    const facts = new Set<string>()
    /** The versions of each package; undefined when its releases could not be read. */
    const stored = new Map<string, string[] | undefined>()
    const names = await noting(() => storedPackages(store.driver))
    for (const name of names ?? []) {
      const sealed = await noting(() => storedReleases(store.driver, name))
      const versions = sealed?.map(({ version }) => version) ?? []
      stored.set(name, sealed && versions)
      for (const version of versions) {
        releases++
        const fault = await noting(() => faultIn(store.driver, name, version))
        if (fault) faults.push(`${name} ${version}: ${fault}; ${mend(name)}.`)
      }
    }
    await noting(() => refuseUnknownChannels(store.driver))
    for (const channel of channelNames) {
      await noting(() => refuseLostHistory(storeOf(store, channel), channel))
      const numbers = (await noting(() => numbersOf(store.driver, channel))) ?? []
      for (const [place, number] of numbers.entries()) {
        compositions++
        const entry = await noting(() => readEntry(store.driver, channel, number))
        const before = numbers[place + 1]
        if (before !== undefined && before !== number - 1)
          faults.push(`${channel}: the history has ${before} before ${number}, expected ${number - 1}.`)
        if (entry?.facts && !facts.has(entry.facts)) {
          facts.add(entry.facts)
          if (!(await keptFacts(store.driver, entry.facts)))
            faults.push(
              `${store.driver.place}/${factsKey(entry.facts)}: found other site facts or none, expected those of ${channel} ${number}; put the file back, or compose with other facts.`,
            )
        }
        if (place || !entry) continue
        for (const name of packagesIn(entry)) {
          const live = liveVersion(entry, name)
          const versions = stored.has(name) ? stored.get(name) : []
          if (names && live && versions?.includes(live) === false)
            faults.push(`${name} ${live}: is live in ${channel} and not stored whole; ${mend(name)}.`)
        }
      }
    }
    if (faults.length) throw new Refusal(faults.join('\n'))
    console.log(`${releases} releases and ${compositions} compositions are as they were written.`)
  },
})
