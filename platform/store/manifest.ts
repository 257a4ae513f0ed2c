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

/** Parses `release.json`. @throws Refusal naming file, field and what was expected */
export const manifestIn = (bytes: Buffer, where: string, remedy: string): ReleaseManifest =>
  parseJson(wholeManifest, bytes, where, remedy)
