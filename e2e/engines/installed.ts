import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where a program is installed, or nothing. */
export const installed = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync)
