import { hash } from 'node:crypto'
import { isPackage } from '@college/shared/contract'
import type { ReleaseManifest } from '@college/shared/contract/release-manifest'
import type { StructuredData } from '@college/shared/contract/structured-data'
import { z } from 'zod'
import { isName } from './driver'
import { readAs } from './shape'

/** A file of the release itself: an address elsewhere, or one that leads out of the folder, is none. */
const file = z
  .string()
  .refine(isName, 'expected the name of a file in the release, without a folder or a host')
const files = z.array(file)

const assets = { scripts: files, styles: files, lazy: files.exactOptional(), modules: files.exactOptional() }

const page = z.looseObject({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  lead: z.string(),
  parent: z.string().optional(),
  ...assets,
  structuredData: z.custom<StructuredData[string]>().exactOptional(),
})

const texts = z.record(z.string(), z.string())

/** What is checked here no visitor's browser has to. */
const releaseManifest = z
  .looseObject({
    name: z.custom<ReleaseManifest['name']>(
      (name) => typeof name === 'string' && isPackage(name),
      'expected a package',
    ),
    version: z.string().refine(isName, 'expected a version: letters, digits, hyphens'),
    contract: z.number(),
    entry: file,
    files: z.record(file, z.object({ integrity: z.string(), bytes: z.number() })),
    runtime: z.object(assets),
    pages: z.array(page),
    requires: texts.exactOptional(),
    runtimeImports: z.array(z.string()).exactOptional(),
    provides: texts.exactOptional(),
    runtimeExports: z.array(z.string()).exactOptional(),
    exposes: z.record(z.string(), z.object(assets)),
  })
  .superRefine(({ entry, files, runtime, pages, exposes }, { addIssue }) => {
    const parts = [runtime, ...pages, ...Object.values(exposes)]
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
  }) satisfies z.ZodType<ReleaseManifest>

/** Manifests by the hash of their bytes: a command reads that of a release several times, and a long one takes a while. */
const known = new Map<string, WeakRef<ReleaseManifest>>()

/**
 * `release.json` as compose takes it. The same bytes give the same object, for nobody to change.
 *
 * @throws Refusal naming file, field and what was expected
 */
export function manifestIn(bytes: Buffer, where: string, remedy: string): ReleaseManifest {
  const key = hash('sha256', bytes)
  const before = known.get(key)?.deref()
  if (before) return before
  const manifest = readAs(releaseManifest, bytes, where, remedy)
  known.set(key, new WeakRef(manifest))
  return manifest
}
