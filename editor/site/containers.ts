import { footerFormModule } from '@college/shared/contract'

/**
 * All sections in one build, which the host loads as if from their containers. Replaces
 * `shell/host/sections/containers.ts`.
 */
const exposed: Record<string, Record<string, () => Promise<unknown>>> = {
  './remote': import.meta.glob('../../mfe-*/src/remote.ts'),
  [footerFormModule]: import.meta.glob('../../mfe-forms/src/footer-form/footer-form.tsx'),
}

export const sections = Object.keys(exposed['./remote'] ?? {}).map(
  (file) => /mfe-([a-z]+)/.exec(file)?.[1] ?? '',
)

/** @param section used instead of a container's address */
export async function loadExposed(section: string, name: string): Promise<unknown> {
  const [, load] =
    Object.entries(exposed[name] ?? {}).find(([file]) => file.includes(`/mfe-${section}/`)) ?? []
  if (!load) throw new Error(`The section '${section}' has no ${name}.`)
  return load()
}

export const loadModules = (section: string, names: string[]) =>
  Promise.all(names.map((name) => loadExposed(section, name)))
