import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { patchYaml } from '@college/editor/server/patch-yaml'
import sharp from 'sharp'
import { parse } from 'yaml'
import { repository } from '../checkout/lay-checkout'

// biome-ignore lint/suspicious/noExplicitAny: content of any shape; the build checks it against its schema
type Data = any

/** What an edit works with: a college's files. */
type Files = {
  folder: string
  /** Changes a file as the editor would write it. */
  edit: (file: string, change: (data: Data) => void) => void
  /** Names of the content files in a folder. */
  filesIn: (path: string) => string[]
}

const departments = 'mfe-departments/content/ug'
const activities = 'mfe-academics/content/activities'

/** Adds an entry like the first of its kind. */
function addLike({ folder, edit, filesIn }: Files, path: string, name: string, title: string) {
  cpSync(join(folder, path, filesIn(path)[0] ?? ''), join(folder, path, `${name}.yaml`))
  edit(`${path}/${name}.yaml`, (entry) => {
    entry.order = 99
    if (entry.title) entry.title = title
    entry.page.title = title
    entry.page.description = `${title}: what the hours of the day and the months of the year do to a body.`
  })
}

/** What a college's people change in a week. */
const edits: Record<string, (files: Files) => unknown> = {
  'a designation': ({ edit, filesIn }) =>
    edit(`${departments}/${filesIn(departments)[0]}`, ({ faculty }) => {
      faculty[0].designation = 'Reader in Chronobiology'
    }),
  'a telephone': ({ edit }) =>
    edit('shared/site.yaml', ({ phones }) => {
      phones.office = '+91 00000 00777'
    }),
  'a department': (files) => addLike(files, departments, 'chronobiology', 'Chronobiology'),
  'a testimonial moved': ({ edit }) =>
    edit('mfe-about/content/home.yaml', ({ testimonials: { people } }) => void people.push(people.shift())),
  'an activity': (files) => addLike(files, activities, 'night-walk', 'A Walk at Night'),
  'a hospital removed': ({ edit }) =>
    edit('mfe-academics/content/internship.yaml', ({ hospitals }) => void hospitals.splice(1, 1)),
  'a label': ({ edit }) =>
    edit('shell/content/chrome.yaml', ({ navigation }) => {
      navigation.items[0].label = 'Edited'
    }),
  'a photograph in the place of a drawing': async ({ folder }) => {
    const pictures = join(folder, 'mfe-media/pictures')
    const [drawing = ''] = readdirSync(pictures).filter((name) => name.endsWith('.svg'))
    await sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#678' } })
      .jpeg()
      .toFile(join(pictures, drawing.replace(/svg$/, 'jpg')))
    rmSync(join(pictures, drawing))
  },
  'the slug': ({ edit }) =>
    edit('shared/site.yaml', (site) => {
      site.product = 'edited'
    }),
  'the founder’s name': ({ edit }) =>
    edit('mfe-about/content/messages.yaml', ({ messages }) => {
      messages[0].name = 'Shri Edited Founder'
    }),
}

/** The edits by name, in order. */
export const editNames = Object.keys(edits)

/** The current content after the first `count` edits, by default all. */
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
  const edit: Files['edit'] = (file, change) => {
    const source = readFileSync(join(folder, file), 'utf8')
    const data = parse(source)
    change(data)
    writeFileSync(join(folder, file), patchYaml(source, data))
  }
  const filesIn = (path: string) => readdirSync(join(folder, path)).filter((name) => name.endsWith('.yaml'))
  for (const make of Object.values(edits).slice(0, count)) await make({ folder, edit, filesIn })
}
