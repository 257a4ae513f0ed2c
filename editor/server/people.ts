import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readYaml } from '@college/platform/compose/read-site'
import { setting } from '@college/platform/store/settings'
import { Refusal } from '@college/platform/store/site-store'
import { packagesOf } from '@college/shared/preset/checkout'
import { z } from 'zod'

/** Who may edit on the college's server, in `editors.yaml`. */
const person = (packages: string[]) =>
  z.strictObject({
    /** As the sign-in names them. */
    name: z
      .string()
      .regex(/^[\w.@-]{1,60}$/, 'expected the name by which the sign-in knows them, without blanks'),
    email: z.email('expected their e-mail address, which stands in each commit'),
    sections: z.array(z.enum(packages)).min(1, 'expected at least one section'),
    /** `preview`: what they put into the preview, somebody else who may release makes live. */
    mayRelease: z
      .union([z.boolean(), z.literal('preview')], 'expected true, false or preview')
      .default(false),
  })
export type EditingPerson = z.infer<ReturnType<typeof person>>
export type MayRelease = EditingPerson['mayRelease']

const people = (packages: string[]) =>
  z
    .array(person(packages))
    .min(1)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'expected each name once')

/**
 * Reads who may edit and release which section.
 *
 * @param packages that there are
 * @throws Refusal with file, place and what was expected
 */
export function readPeople(file: string, packages: string[]): EditingPerson[] {
  if (!existsSync(file))
    throw new Refusal(
      `${file}: it is not there, expected a list of people: name, email, sections, mayRelease.`,
    )
  const result = people(packages).safeParse(readYaml(file))
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Refusal(`${file}: ${issue?.path.join('.') || 'the file'}: ${issue?.message}.`)
}

/** Who may edit here: the people in `editors.yaml`, or in the file that `EDITORS` names. */
export const peopleIn = (root: string) =>
  readPeople(setting('EDITORS') ?? join(root, 'editors.yaml'), packagesOf(root))
