import type { Manifest } from '@module-federation/sdk'
import type { Assets } from '../contract/release-manifest'

/** Where the official tools look for what a remote exposes. */
export const federationManifestFile = 'mf-manifest.json'

/** What of a release its federation manifest tells. */
type Described = {
  name: string
  version: string
  entry: string
  /** Version ranges of the shared modules. */
  required: Record<string, string>
  /** Files by the names under which modules are exposed. */
  exposes: Record<string, Assets>
}

/** A release as the official tools of Module Federation describe one; addresses are relative to the manifest's own. */
export function federationManifest({ name, version, entry, required, exposes }: Described): Manifest {
  return {
    id: name,
    name,
    metaData: {
      name,
      globalName: name,
      type: 'app',
      publicPath: 'auto',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: entry, path: '', type: 'module' },
    },
    remotes: [],
    shared: Object.entries(required).map(([shared, requiredVersion]) => ({
      id: `${name}:${shared}`,
      name: shared,
      // Provided by the host: the release holds no version of it.
      version: '',
      singleton: true,
      requiredVersion,
      hash: '',
      assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
    })),
    exposes: Object.entries(exposes).map(([path, { scripts, styles, later = [] }]) => ({
      id: `${name}:${path.slice(2)}`,
      name: path.slice(2),
      path,
      assets: { js: { sync: scripts, async: later }, css: { sync: styles, async: [] } },
    })),
  }
}
