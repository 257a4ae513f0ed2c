import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { type ContentReport, type ContentSchemas, contentReport } from './read-content'

/** A package with content: its folder's name (`mfe-media`) and the schemas of its files. */
export type ContentPackage = { folder: string; schemas: ContentSchemas }

const schemasModule = z.object({ schemas: z.record(z.string(), z.instanceof(z.ZodType)) })

/**
 * Every package of the repository that has content, in the order of their names.
 *
 * @param root the repository's folder
 */
export async function contentPackages(root: string): Promise<ContentPackage[]> {
  const folders = readdirSync(root)
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

/** Checks the content files of all packages. */
export async function checkContent(root: string): Promise<ContentReport> {
  const checked = (await contentPackages(root)).map(({ folder, schemas }) =>
    contentReport(join(root, folder), schemas),
  )
  return {
    files: checked.reduce((sum, { files }) => sum + files, 0),
    errors: checked.flatMap(({ errors }) => errors),
    notices: checked.flatMap(({ notices }) => notices),
  }
}
