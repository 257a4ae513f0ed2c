import { join } from 'node:path'
import { packagesOf } from '@college/shared/preset/checkout'

/** The packages of this checkout. */
export const packages = packagesOf(join(import.meta.dirname, '../..'))
