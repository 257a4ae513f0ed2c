import { existsSync, readdirSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'
import { type ContentReport, type ContentSchemas, contentFiles, contentReport } from './read-content'
import { readText } from './read-folder'
import { contradictionsIn, type ReadFile } from './stated-facts'

/** A package with content: its folder's name (`mfe-media`; `.` in a repository of its own) and the schemas of its files. */
export type ContentPackage = { folder: string; schemas: ContentSchemas }

const schemasModule = z.object({ schemas: z.record(z.string(), z.instanceof(z.ZodType)) })

/**
 * Every package of the repository that has content, in the order of their names.
 *
 * @param root the repository's folder
 */
export async function contentPackages(root: string): Promise<ContentPackage[]> {
  const folders = ['.', ...readdirSync(root)]
    .filter((folder) => existsSync(join(root, folder, 'content/schemas.ts')))
    .sort()
  return Promise.all(
    folders.map(async (folder) => {
      const file = join(root, folder, 'content/schemas.ts')
      const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href)
      const { data } = schemasModule.safeParse(module)
      if (!data)
        throw new Error(`${folder}/content/schemas.ts: found no schemas, expected an export \`schemas\`.`)
      return { folder, schemas: data.schemas }
    }),
  )
}

/** Checks the content files of all packages, and that they agree. */
export async function checkContent(root: string): Promise<ContentReport & { contradictions: string[] }> {
  const packages = await contentPackages(root)
  const checked = packages.map(({ folder, schemas }) => contentReport(join(root, folder), schemas))
  return {
    files: checked.reduce((sum, { files }) => sum + files, 0),
    errors: checked.flatMap(({ errors }) => errors),
    notices: checked.flatMap(({ notices }) => notices),
    contradictions: contradictionsIn(filesIn(root, packages)),
  }
}

/** All that the college has written, its own facts first. */
const filesIn = (root: string, packages: ContentPackage[]): ReadFile[] =>
  [join(root, 'shared/site.yaml'), ...packages.flatMap(({ folder }) => contentFiles(join(root, folder)))]
    .filter((file) => existsSync(file))
    .map((file) => ({
      file: relative(root, file).split(sep).join(posix.sep),
      data: dataIn(file),
    }))

/** The data of a file; nothing if it is refused elsewhere, or an alias refers back to itself. */
function dataIn(file: string): unknown {
  try {
    const data: unknown = parse(readText(file))
    JSON.stringify(data)
    return data
  } catch {
    return undefined
  }
}
