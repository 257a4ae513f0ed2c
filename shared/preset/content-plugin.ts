import { dirname, join, parse } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import {
  ContentError,
  type ContentSchemas,
  contentReport,
  pictureFile,
  readContent,
} from '../content/read-content'

/**
 * Turns a package's content files into typed data. A wrong file stops the build; zod stays in the build.
 *
 * A `*.data.ts` file beside them runs in the build, and what it exports by default is handed over in its place: what
 * a list needs of each of many files.
 *
 * @param first a module that sets the site's facts, which content takes in while it is evaluated. Content imports
 *   it, because the order of imports elsewhere is lost when content moves into a script of its own.
 * @param unsent names of fields that no page shows
 */
export function contentPlugin(
  root: string,
  schemas: ContentSchemas,
  first?: string,
  unsent: string[] = [],
): Plugin {
  const folder = join(root, 'content')
  /** For lists: content as it is read, with marks for pictures. */
  const plainContent: Plugin = {
    name: 'college:plain-content',
    load: (id) =>
      id.endsWith('.yaml') ? `export default ${JSON.stringify(readContent(root, id, schemas))}` : undefined,
  }
  const isList = (file: string | null) => file?.startsWith(folder) === true && file.endsWith('.data.ts')
  return {
    name: 'college:content',
    enforce: 'pre',
    buildStart() {
      const { errors, notices } = contentReport(root, schemas)
      if (errors.length > 0) throw new ContentError(errors.join('\n'))
      // The server's build reads the same files.
      if (this.environment.name === 'client') for (const notice of notices) this.warn(notice)
    },
    configureServer({ watcher, environments: { client } }) {
      // A photograph may take a drawing's place, or leave it again: what shows the one must look for the other.
      const reload = (file: string) => {
        if (dirname(file) !== join(root, 'pictures')) return
        for (const module of client.moduleGraph.idToModuleMap.values())
          if (
            module.file?.startsWith(folder) &&
            [...module.importedModules].some((shown) => isOf(shown.file, file))
          )
            client.reloadModule(module)
      }
      watcher.on('add', reload).on('unlink', reload)
    },
    // A list depends on its files: update it when one changes, appears or disappears.
    hotUpdate({ file, modules }) {
      if (!file.startsWith(folder) || !file.endsWith('.yaml')) return
      const lists = [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ file }) =>
        isList(file),
      )
      return [...modules, ...lists]
    },
    async load(id) {
      const [file = ''] = id.split('?')
      if (!file.startsWith(folder)) return
      const name = id.slice(folder.length + 1)
      if (file.endsWith('.yaml'))
        return toModule(root, name, without(unsent, readContent(root, file, schemas)), first)
      if (!isList(file)) return
      const { module } = await runnerImport<{ default: unknown }>(file, {
        root,
        configFile: false,
        logLevel: 'error',
        plugins: [plainContent],
      })
      return toModule(root, name, module.default, first)
    },
  }
}

const without = (fields: string[], data: unknown): unknown =>
  JSON.parse(JSON.stringify(data, (name, value) => (fields.includes(name) ? undefined : value)))

/** Whether two files are pictures of the same name. */
const isOf = (a: string | null, b: string) =>
  a !== null && dirname(a) === dirname(b) && parse(a).name === parse(b).name

/**
 * Each content module has its own pictures: some bytes each, they are cheaper twice in the site than together
 * in one script, from which a page would fetch all pictures to use one.
 */
function toModule(root: string, name: string, data: unknown, first?: string): string {
  const imports = first ? [`import ${JSON.stringify(first)}`] : []
  const pictures: string[] = []
  const own = `picture&in=${encodeURIComponent(name)}`
  const body = JSON.stringify(data).replace(/\{"\$picture":"([^"]+)"\}/g, (_, file: string) => {
    const picture = `p${pictures.length}`
    pictures.push(`import ${picture} from ${JSON.stringify(`${pictureFile(root, file)}?${own}`)}`)
    return picture
  })
  // The addresses of pictures are completed with the texts.
  const needsFill = imports.length > 0 || pictures.length > 0 || /\{[a-z.]+\}/.test(body)
  if (needsFill) imports.push(`import { filled } from '@college/shared/content/filled'`)
  const value = needsFill ? `/* @__PURE__ */ filled(${body})` : body
  return `${[...imports, ...pictures].join('\n')}\nexport default ${value}`
}
