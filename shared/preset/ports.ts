import { type PackageName, packages } from '../contract/contract'

const first = Number(process.env.DEV_PORT ?? 5173)

/** Ports of the development servers, one after another; `DEV_PORT` names another first one. */
export const ports = Object.fromEntries(packages.map((name, index) => [name, first + index])) as Record<
  PackageName,
  number
>

/** Where a package's development server has its files, and where browsers reach it. */
export const developmentOrigin = (name: PackageName) => `http://localhost:${ports[name]}`
