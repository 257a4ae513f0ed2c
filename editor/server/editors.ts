import { existsSync, readdirSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { fromGit } from '@college/platform/release/git'
import { readYaml } from '@college/platform/store/read-site'
import { setting } from '@college/platform/store/settings'
import { Refusal } from '@college/platform/store/site-store'
import { removeHalfWritten } from '@college/platform/store/write-whole'
import { packagesOf } from '@college/shared/preset/checkout'
import { z } from 'zod'
import { foldersOf, type Kind } from './content'
import { userOf } from './guard'
import type { Person } from './save'
import { Session } from './session'

export type Editor = {
  session: Session
  person: Person
  sections: string[]
  mayRelease: boolean | 'preview'
}

/** The editor of a request, or why it has none. */
export type EditorOf = (request: IncomingMessage) => Editor | string

const workOf = (root: string, whose: string) => join(root, '.cache/edit', whose)

/** Clears up after an editor that was killed: half-written files, and saves without a commit. Nobody may edit yet. */
export function clearUp(root: string, kinds: Kind[]) {
  const work = workOf(root, '')
  for (const folder of foldersOf(kinds))
    for (const part of ['content', 'pictures']) removeHalfWritten(join(root, folder, part))
  removeHalfWritten(work)
  for (const whose of existsSync(work) ? readdirSync(work) : [])
    if (existsSync(join(work, whose, 'drafts.json')))
      new Session(root, join(work, whose), kinds).undoInterrupted()
  // What a save kept under second names; each file is in its place again.
  rmSync(join(work, 'before'), { recursive: true, force: true })
}

/** The only editor of this machine, with the sections named; by default all. */
export function localEditor(root: string, kinds: Kind[], named: string[]): EditorOf {
  const folders = named.length > 0 ? named.map(folderOf) : foldersOf(kinds)
  const editor = {
    session: new Session(root, workOf(root, 'local'), kinds),
    // By git's configuration.
    person: {
      name: fromGit(root, 'config', 'user.name') || 'Editor',
      email: fromGit(root, 'config', 'user.email') || 'editor@localhost',
    },
    // Everyone who edits a section also sees the frame around its pages and the site facts.
    sections: [...new Set([...folders, 'shell', 'shared'])],
    mayRelease: true,
  }
  return () => editor
}

/** Everyone in `editors.yaml`, which is read again at each request. */
export function editorsOf(root: string, kinds: Kind[]): EditorOf {
  const sessions = new Map<string, Session>()
  return (request) => {
    const name = userOf(request)
    const person = peopleIn(root).find((person) => person.name === name)
    if (!person) return `${name} may edit nothing here; editors.yaml says who may.`
    const session = sessions.get(name) ?? new Session(root, workOf(root, `of-${name}`), kinds)
    sessions.set(name, session)
    const folders = person.sections.map(folderOf)
    const sections = folders.includes('shell') ? [...folders, 'shared'] : folders
    return { session, person, sections, mayRelease: person.mayRelease }
  }
}

const folderOf = (name: string) => (name === 'shell' ? name : `mfe-${name}`)

/** Who may edit on the college's server, in `editors.yaml`. */
const peopleOf = (packages: string[]) =>
  z
    .array(
      z.strictObject({
        /** Their name at the sign-in. */
        name: z
          .string()
          .regex(/^[\w.@-]{1,60}$/, 'expected the name by which the sign-in knows them, without blanks'),
        email: z.email('expected their e-mail address, which stands in each commit'),
        sections: z.array(z.enum(packages)).min(1, 'expected at least one section'),
        /** `preview`: may put releases into the preview, for someone else to make live. */
        mayRelease: z
          .union([z.boolean(), z.literal('preview')], 'expected true, false or preview')
          .default(false),
      }),
    )
    .min(1)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'expected each name once')

/** Who may edit here: the people in `editors.yaml`, or in the file that `EDITORS` names. */
export function peopleIn(root: string) {
  const file = setting('EDITORS') ?? join(root, 'editors.yaml')
  if (!existsSync(file))
    throw new Refusal(
      `${file}: it is not there, expected a list of people: name, email, sections, mayRelease.`,
    )
  return readYaml(file, peopleOf(packagesOf(root)))
}
