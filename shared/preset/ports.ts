import { join } from 'node:path'
import type { PackageName } from '../contract/contract'
import { packagesOf } from './checkout'

const packages = packagesOf(join(import.meta.dirname, '../..'))

/** The port of the shell's development server; those of the sections follow. `DEV_PORT` names another. */
export const firstPort = Number(process.env.DEV_PORT ?? 5173)

/** How many ports in a row development servers need. */
export const portCount = packages.length

export const portOf = (name: PackageName) => firstPort + packages.indexOf(name)

/** Where a package's development server has its files, and where browsers reach it. */
export const developmentOrigin = (name: PackageName) => `http://localhost:${portOf(name)}`
