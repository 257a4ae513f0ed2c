import sections from 'virtual:sections'
import { fill } from '@college/runtime'
import type { Page, Remote } from '@college/shared/contract'
import { remote as shell } from '../../../shell/src/remote'

const remotes: Record<string, Remote> = { shell, ...sections }
const owns = (remote: Remote, path: string) => Object.keys(remote.pages).some((page) => fill(page) === path)

/** One bundle has no sections to register. */
export function registerSection() {}
export const registeredEntry = () => undefined

export async function ownerOf(path: string) {
  return Object.keys(remotes).find((name) => remotes[name] && owns(remotes[name], path))
}

/** All pages are in the bundle's table of routes; each comes with its own chunk. */
export async function loadPage(path: string): Promise<Page> {
  const pages = Object.values(remotes).flatMap((remote) => Object.entries(remote.pages))
  const load = pages.find(([page]) => fill(page) === path)?.[1]
  if (!load) throw new Error(`${path}: no such page`)
  const page = await load()
  return { ...page, head: fill(page.head) }
}
