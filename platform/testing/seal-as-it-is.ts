import type { PackageName } from '@college/shared/contract/release-manifest'
import type { Driver } from '../store/driver'
import { sha256 } from '../store/hash'
import { releaseKey, type Seal, sealKey } from '../store/seal'

/** Seals a release with the current state of its files. */
export async function sealAsItIs(driver: Driver, name: PackageName, version: string) {
  const prefix = releaseKey(name, version)
  const files: Seal['files'] = {}
  for (const { key } of await driver.list(prefix))
    files[key.slice(prefix.length)] = sha256((await driver.read(key)) ?? Buffer.alloc(0))
  await driver.writeOnce(sealKey(name, version), Buffer.from(JSON.stringify({ files })))
}
