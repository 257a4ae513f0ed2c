import type { Driver } from '../store/driver'

/** A store that several checkouts of one process share, as each of them sees it. */
export function sharedStore() {
  const ages = new Map<string, number>()
  return {
    /** A driver whose files {@link passDays} ages, and that counts overtaken changes. */
    watched(driver: Driver) {
      const watched = {
        ...driver,
        lost: 0,
        list: async (prefix: string, limit?: number) =>
          (await driver.list(prefix, limit)).map((stored) => ({
            ...stored,
            modified: new Date(stored.modified.getTime() - (ages.get(stored.key) ?? 0)),
          })),
        async writeOnce(key: string, bytes: Buffer) {
          const isWritten = await driver.writeOnce(key, bytes)
          if (!isWritten && key.startsWith('channels/production/')) watched.lost++
          return isWritten
        },
      }
      return watched
    },
    /** Makes everything stored older by `days`. */
    async passDays(driver: Driver, days: number) {
      for (const folder of ['releases/', 'channels/'])
        for (const { key } of await driver.list(folder))
          ages.set(key, (ages.get(key) ?? 0) + days * 86_400_000)
    },
  }
}
