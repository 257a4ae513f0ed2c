import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of an installed program, or undefined. */
export const installed = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync)
