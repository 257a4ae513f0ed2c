import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { contentKinds } from '@college/editor/server/content'
import { save } from '@college/editor/server/save'
import { Session } from '@college/editor/server/session'
import { storePicture } from '@college/editor/server/uploads'
import sharp from 'sharp'
import { repository } from '../checkout/lay-checkout'

// biome-ignore lint/suspicious/noExplicitAny: content of any shape; the build checks it against its schema
type Data = any

const departments = 'mfe-departments/content/ug'
const activities = 'mfe-academics/content/activities'
const person = { name: 'Meera Joshi', email: 'meera@example.org' }

const filesIn = (session: Session, folder: string) =>
  session.paths().filter((path) => dirname(path) === folder)

/** Types a change into a file, and saves it. */
async function edit(session: Session, path: string, change: (data: Data) => void) {
  const { data, revision, edition } = await session.file(path)
  const changed = structuredClone(data)
  change(changed)
  await session.draft(path, changed, revision, edition)
  await saveAll(session)
}

/** Adds an entry like the first of its kind. */
async function addLike(session: Session, folder: string, name: string, title: string) {
  const [first = ''] = filesIn(session, folder)
  const entry: Data = structuredClone((await session.file(first)).data)
  entry.order = 99
  if (entry.title) entry.title = title
  entry.page.title = title
  entry.page.description = `${title}: what the hours of the day and the months of the year do to a body.`
  await session.begin(`${folder}/${name}.yaml`, entry)
  await saveAll(session)
}

async function saveAll(session: Session) {
  const { message, conflicts, kept, notice } = await save(session, session.drafts.paths(), person)
  if (!message || conflicts.length > 0 || kept.length > 0)
    throw new Error(`${kept}: found an edit that was not saved: ${notice}`)
}

/** What a college's people change in a week. */
const edits: Record<string, (session: Session) => Promise<void>> = {
  'a designation': (session) =>
    edit(session, filesIn(session, departments)[0] ?? '', ({ faculty }) => {
      faculty[0].designation = 'Reader in Chronobiology'
    }),
  'a telephone': (session) =>
    edit(session, 'shared/site.yaml', ({ phones }) => {
      phones.office = '+91 00000 00777'
    }),
  'a department': (session) => addLike(session, departments, 'chronobiology', 'Chronobiology'),
  'a testimonial moved': (session) =>
    edit(session, 'mfe-about/content/home.yaml', ({ testimonials: { people } }) => {
      people.push(people.shift())
    }),
  'an activity': (session) => addLike(session, activities, 'night-walk', 'A Walk at Night'),
  'a hospital removed': (session) =>
    edit(session, 'mfe-academics/content/internship.yaml', ({ hospitals }) => {
      hospitals.splice(1, 1)
    }),
  'a label': (session) =>
    edit(session, 'shell/content/chrome.yaml', ({ navigation }) => {
      navigation.items[0].label = 'Edited'
    }),
  'a photograph in the place of a drawing': async (session) => {
    const image = sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#678' } })
    const path = await storePicture(session, 'mfe-media', 'evening walk', await image.jpeg().toBuffer())
    await edit(session, 'mfe-media/content/hospital.yaml', ({ illustration }) => {
      illustration.picture = path.replace(/.*\/|\.jpg$/g, '')
    })
  },
  'the slug': (session) =>
    edit(session, 'shared/site.yaml', (site) => {
      site.product = 'edited'
    }),
  'the founder’s name': (session) =>
    edit(session, 'mfe-about/content/messages.yaml', ({ messages }) => {
      messages[0].name = 'Shri Edited Founder'
    }),
}

/** The edits by name, in order. */
export const editNames = Object.keys(edits)

/** The current content after the editor has made the first `count` edits, by default all. */
export async function writeEditedCollege(folder: string, count = editNames.length) {
  const content = [
    'mfe-*/content/*',
    'mfe-*/pictures/*',
    'mfe-*/clips/*',
    'shell/content/*',
    'shared/site.yaml',
  ]
  const files = execFileSync('git', ['ls-files', '--', ...content], { cwd: repository, encoding: 'utf8' })
  for (const file of files.split('\n').filter((file) => file && !file.endsWith('.ts'))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(repository, file), join(folder, file))
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '--quiet', '--initial-branch', 'main')
  git('config', 'user.name', person.name)
  git('config', 'user.email', person.email)
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Content')
  const drafts = mkdtempSync(join(tmpdir(), 'edited-'))
  const session = new Session(folder, join(drafts, 'local'), await contentKinds(repository))
  for (const change of Object.values(edits).slice(0, count)) await change(session)
  rmSync(drafts, { recursive: true })
}
