import { type PackageName, packages } from '../contract/contract'

const first = Number(process.env.DEV_PORT ?? 5173)

/** Ports of the development servers, one after another; `DEV_PORT` names another first one. */
export const ports = Object.fromEntries(packages.map((name, index) => [name, first + index])) as Record<
  PackageName,
  number
>

/** Added to the shell's port where a proxy serves it: the two would meet on one machine. */
export const portShift = 10_000

/**
 * Where a package's development server has its files, and where browsers reach it. On this machine each server has an
 * origin of its own. Behind the proxy that `DEV_ORIGIN` names (`https://edit.example.org`, without a port) all share
 * one, so that the sign-in's cookie goes with every script.
 */
export const developmentBase = (name: PackageName) =>
  process.env.DEV_ORIGIN && name !== 'shell' ? `/~${name}/` : '/'

export const developmentOrigin = (name: PackageName) =>
  process.env.DEV_ORIGIN
    ? `${process.env.DEV_ORIGIN}:${ports.shell + portShift}`
    : `http://localhost:${ports[name]}`
