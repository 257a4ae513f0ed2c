import { z } from 'zod'
import {
  type EditedFile,
  type Publishable,
  releaseSteps,
  type Saved,
  type Start,
  type Version,
} from './protocol'

const path = z.string().max(200)
const inFile = z.object({ path })
const inFiles = z.object({ paths: z.array(path) })

/** The bodies of `POST /api/<name>` by name, besides those of a picture and of a release, which are no JSON or stream. */
export const bodies = {
  start: z.object({}),
  draft: inFile.extend({ data: z.unknown(), revision: z.number(), edition: z.string() }),
  begin: inFile.extend({ data: z.unknown(), from: path.optional() }),
  discard: inFiles,
  save: inFiles,
  history: inFile,
  version: inFile.extend({ id: z.string() }),
  publishable: z.object({ section: z.string(), step: z.enum(releaseSteps) }),
}

export type RequestName = keyof typeof bodies
export type Body<Name extends RequestName> = z.infer<(typeof bodies)[Name]>

/** What each is answered by. */
export type Answers = {
  start: Start
  draft: EditedFile
  begin: EditedFile
  discard: EditedFile[]
  save: Saved
  history: Version[]
  version: unknown
  publishable: Publishable
}
