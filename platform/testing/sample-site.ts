import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { sampleSite } from '@college/shared/contract/testing/sample-site'
import { stringify } from 'yaml'

/** Writes the site configuration of a fictitious college. */
export function writeSampleSite(file: string): string {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, stringify(sampleSite))
  return file
}
