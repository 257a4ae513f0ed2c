import { hash } from 'node:crypto'
import { type Assets, type ReleaseManifest, releaseManifest } from '@college/shared/contract/release-manifest'
import { parseJson } from './read-json'

/** Checked here once, so that no visitor's browser has to. */
const wholeManifest = releaseManifest.superRefine(
  ({ entry, files, runtime, pages, exposes }, { addIssue }) => {
    const parts: Assets[] = [runtime, ...pages, ...Object.values(exposes)]
    const named = [
      entry,
      ...parts.flatMap(({ scripts, styles, lazy = [], modules = [] }) => [
        ...scripts,
        ...styles,
        ...lazy,
        ...modules,
      ]),
    ]
    const missing = named.find((name) => !(name in files))
    if (missing)
      addIssue({
        code: 'custom',
        path: ['files'],
        message: `found no ${missing}, expected every file that is named`,
      })
  },
)

/** Parsed manifests by hash: a command reads the same one several times, and a long one takes a while. */
const known = new Map<string, WeakRef<ReleaseManifest>>()

/**
 * Parses `release.json`. The same bytes return the same object; do not change it.
 *
 * @throws Refusal naming file, field and what was expected
 */
export function manifestIn(bytes: Buffer, where: string, remedy: string): ReleaseManifest {
  const key = hash('sha256', bytes)
  const before = known.get(key)?.deref()
  if (before) return before
  const manifest = parseJson(wholeManifest, bytes, where, remedy)
  known.set(key, new WeakRef(manifest))
  return manifest
}
