import { isPagePath } from '@college/shared/content/page-path'
import { isNotFound } from '@college/shared/contract/page-data'

/** Letters that do not decompose into a base letter and an accent. */
const letters = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' }

/** The end of an address, or a file's name: `Écologie Médecine` gives `ecologie-medecine`. Empty for other scripts. */
export const addressOf = (words: string) =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => Reflect.get(letters, letter))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 60)
    .replace(/-$/, '')

/** Names that Windows reserves for devices: such files could not exist on a colleague's computer. */
export const isReserved = (name: string) => /^(con|prn|aux|nul|com\d|lpt\d)$/.test(name)

/** The path of an entry's file, from its schema, `mfe-departments/ug/*.yaml`, and the end of its address. */
export const pathOfEntry = (schema: string, name: string) =>
  schema.replace('/', '/content/').replace('*', name)

/** The end of an entry's address: its file's name. */
export const nameOfEntry = (path: string) => path.replace(/^.*\/|\.yaml$/g, '')

/** Base addresses of entries' pages, by the schema of their files: `/department/ug/`. */
export type Addresses = Record<string, string>

/** The address of an entry's page; undefined if its file makes none. */
export function pageOf(addresses: Addresses, path: string): string | undefined {
  const name = nameOfEntry(path)
  const base = addresses[path.replace('/content/', '/').replace(`${name}.yaml`, '*.yaml')]
  return base && base + name
}

/** What is wrong with the end of a new entry's address; empty when it is valid. */
export function wrongInAddress(schema: string, name: string, others: string[]): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    return 'An address has the letters a to z, figures, and single hyphens between them, such as ecology-2.'
  const page = `/${name}`
  if (!isPagePath(page) || isNotFound(page))
    return `The site has ${name} for pages of its own; choose another address.`
  if (isReserved(name)) return `Windows has ${name} for itself; choose another address.`
  // Some systems treat Moss.yaml and moss.yaml as one file.
  const path = pathOfEntry(schema, name).toLowerCase()
  return others.some((other) => other.toLowerCase() === path)
    ? `There is an entry with the address ${name} already.`
    : ''
}
