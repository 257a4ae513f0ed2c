import { hash } from 'node:crypto'
import { pathInSite } from './checkout'

/**
 * Names the classes of CSS modules as Vite does by default, with the section in the hash: one document holds two
 * sections, each with its own copy of the parts in `shared`.
 *
 * @param root its folder; names are the same in every checkout
 */
export const classNames = (name: string, root: string) => (local: string, file: string) => {
  const path = pathInSite(root, file.replace(/\?.*/, ''))
  return `${local}_${hash('sha256', `${name} ${path} ${local}`, 'base64url').slice(0, 4)}`
}
