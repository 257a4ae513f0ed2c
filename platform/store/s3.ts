import { bucketAt } from './bucket'
import type { Driver } from './driver'
import { eachLimited, filesInParallel } from './each-limited'

/**
 * A store in a bucket of an S3-compatible service. The service must honour `If-None-Match: *` on PUT: of two
 * writers of one key it refuses one.
 */
export function s3Driver(place: string): Driver {
  const bucket = bucketAt(place)
  const read = async (key: string) => {
    const { status, bytes } = await bucket.asked('GET', key, {}, 404)
    return status === 404 ? undefined : bytes
  }
  return {
    place,
    read,
    async writeOnce(key, bytes) {
      const { status, unsure } = await bucket.asked(
        'PUT',
        key,
        { headers: { 'If-None-Match': '*' }, body: bytes },
        412,
      )
      if (status !== 412) return true
      // An attempt whose answer was lost may have written it: then the stored bytes are ours.
      return unsure && ((await read(key))?.equals(bytes) ?? false)
    },
    list: bucket.list,
    remove: (keys) => eachLimited(keys, filesInParallel, (key) => bucket.asked('DELETE', key, {}, 404)),
  }
}
