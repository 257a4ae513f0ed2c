import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { foldersOf, type Kind } from './content'
import { type MayRelease, peopleIn } from './people'
import { userOf } from './proxy-guard'
import { localPerson, type Person } from './save'
import { Session } from './session'

/** Whoever a request is from: their drafts, their name, what they may do. */
export type Editor = {
  session: Session
  person: Person
  /** Folders of the sections that they may edit. */
  sections: string[]
  mayRelease: MayRelease
}

/** The editor of a request; or why it has none. */
export type EditorOf = (request: IncomingMessage) => Editor | string

const workOf = (root: string, whose: string) => join(root, '.cache/edit', whose)

/** The one editor of this machine, with the sections that were named; without any, all. */
export function localEditor(root: string, kinds: Kind[], named: string[]): EditorOf {
  const folders = named.length > 0 ? named.map(folderOf) : foldersOf(kinds)
  const editor = {
    session: new Session(root, workOf(root, 'local'), kinds),
    person: localPerson(root),
    // Whoever edits a section sees the frame around its pages and the college's facts.
    sections: [...new Set([...folders, 'shell', 'shared'])],
    mayRelease: true,
  }
  return () => editor
}

/** Everybody in `editors.yaml`, which counts as it is at each request. */
export function editorsOf(root: string, kinds: Kind[]): EditorOf {
  const sessions = new Map<string, Session>()
  return (request) => {
    const name = userOf(request)
    const person = peopleIn(root).find((person) => person.name === name)
    if (!person) return `${name} may edit nothing here; editors.yaml says who may.`
    const session = sessions.get(name) ?? new Session(root, workOf(root, `of-${name}`), kinds)
    sessions.set(name, session)
    const sections = person.sections.map(folderOf)
    return {
      session,
      person,
      sections: person.sections.includes('shell') ? [...sections, 'shared'] : sections,
      mayRelease: person.mayRelease,
    }
  }
}

const folderOf = (name: string) => (name === 'shell' ? name : `mfe-${name}`)
