import type { Manifest } from '@module-federation/sdk'
import type { ReleaseManifest } from '../contract/release-manifest'

/** Where the official tools look for what a remote exposes. */
export const federationManifestFile = 'mf-manifest.json'

/** A release as the official tools of Module Federation describe one; addresses are relative to the manifest's own. */
export function federationManifest(release: Omit<ReleaseManifest, 'files'>): Manifest {
  const { name, version, entry, requires = {}, libraries = {}, runtime, exposes } = release
  // In another host a section has the libraries that it bundles.
  const fromHost = Object.entries(requires).filter(([shared]) => !libraries[shared])
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
    shared: fromHost.map(([shared, requiredVersion]) => ({
      id: `${name}:${shared}`,
      name: shared,
      // Provided by the host: the release holds no version of it.
      version: '',
      singleton: true,
      requiredVersion,
      hash: '',
      assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
    })),
    exposes: Object.entries({ './remote': runtime, ...exposes }).map(
      ([path, { scripts, styles, lazy = [] }]) => ({
        id: `${name}:${path.slice(2)}`,
        name: path.slice(2),
        path,
        assets: { js: { sync: scripts, async: lazy }, css: { sync: styles, async: [] } },
      }),
    ),
  }
}
