import { join } from 'node:path'
import type { Plugin } from 'vite'
import { packages, remotes } from './packages'

/** The sections' own modules, for a bundle that holds them all: their pages by name, and the footer's form. */
export function sectionModules(): Plugin {
  const imports = remotes.map(
    (name) =>
      `import { remote as ${name} } from ${JSON.stringify(join(packages[name].folder, 'src/remote.ts'))}`,
  )
  return {
    name: 'bench:section-modules',
    resolveId(source) {
      if (source === 'virtual:footer-form')
        return join(packages.forms.folder, 'src/footer-form/footer-form.tsx')
      return source === 'virtual:sections' ? `\0${source}` : undefined
    },
    load: (id) =>
      id === '\0virtual:sections'
        ? `${imports.join('\n')}\nexport default { ${remotes.join(', ')} }`
        : undefined,
  }
}
