import type { Plugin } from 'vite'

/** One script of a browser build and what it leads to; names are file names in the build's folder. */
export type Chunk = {
  imports: string[]
  lazy: string[]
  styles: string[]
  /** Modules of ours in it, by their path in the repository. */
  modules: string[]
  /** The module whose import() made the chunk, by its path in the repository; none for shared and generated chunks. */
  facade: string | undefined
  entry: boolean
}

/** The scripts of a browser build by file name, written beside them for the release manifest. */
export type ChunkGraph = { chunks: Record<string, Chunk>; exposed: string[] }

export const chunkGraphFile = '.chunk-graph.json'

/** Records how the scripts of a build hang together. */
export function chunkGraphPlugin(describe: (id: string) => string, exposed: string[]): Plugin {
  return {
    name: 'college:chunk-graph',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks: ChunkGraph['chunks'] = {}
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        chunks[output.fileName] = {
          imports: output.imports,
          lazy: output.dynamicImports,
          styles: [...(output.viteMetadata?.importedCss ?? [])],
          modules: output.moduleIds.filter(isOurs).map(describe),
          facade:
            output.facadeModuleId && isOurs(output.facadeModuleId)
              ? describe(output.facadeModuleId)
              : undefined,
          entry: output.isEntry,
        }
      }
      const graph: ChunkGraph = { chunks, exposed }
      this.emitFile({ type: 'asset', fileName: chunkGraphFile, source: JSON.stringify(graph) })
    },
  }
}

const isOurs = (id: string) =>
  id.startsWith('/') && !id.includes('/node_modules/') && !id.includes('__mf__virtual')
