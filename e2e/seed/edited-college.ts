import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { patchYaml } from '@college/editor/server/patch-yaml'
import sharp from 'sharp'
import { parse } from 'yaml'
import { repository } from '../checkout/lay-checkout'

// biome-ignore lint/suspicious/noExplicitAny: content of any shape; the build checks it against its schema
type Data = any

/** The content of today as its people change it in a week: ten edits, each written as the editor writes. */
export async function writeEditedCollege(folder: string) {
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
  const edit = (file: string, change: (data: Data) => void) => {
    const source = readFileSync(join(folder, file), 'utf8')
    const data = parse(source)
    change(data)
    writeFileSync(join(folder, file), patchYaml(source, data))
  }
  const filesIn = (path: string) => readdirSync(join(folder, path)).filter((name) => name.endsWith('.yaml'))

  // Another designation, telephone, slug and name of the founder.
  const departments = 'mfe-departments/content/ug'
  const [department = ''] = filesIn(departments)
  edit(`${departments}/${department}`, ({ faculty }) => {
    faculty[0].designation = 'Reader in Chronobiology'
  })
  edit('shared/site.yaml', (site) => {
    site.phones.office = '+91 00000 00777'
    site.product = 'edited'
  })
  edit('mfe-about/content/messages.yaml', ({ messages }) => {
    messages[0].name = 'Shri Edited Founder'
  })
  // A department and an activity more, a hospital less, a graduate's words in another place.
  const more = (path: string, from: string, name: string, title: string) => {
    cpSync(join(folder, path, from), join(folder, path, `${name}.yaml`))
    edit(`${path}/${name}.yaml`, (entry) => {
      entry.order = 99
      if (entry.title) entry.title = title
      entry.page.title = title
      entry.page.description = `${title}: what the hours of the day and the months of the year do to a body.`
    })
  }
  more(departments, department, 'chronobiology', 'Chronobiology')
  const activities = 'mfe-academics/content/activities'
  more(activities, filesIn(activities)[0] ?? '', 'night-walk', 'A Walk at Night')
  edit('mfe-academics/content/internship.yaml', ({ hospitals }) => void hospitals.splice(1, 1))
  edit('mfe-about/content/home.yaml', ({ testimonials: { people } }) => void people.push(people.shift()))
  // Another label, and a photograph in the place of a drawing.
  edit('shell/content/chrome.yaml', ({ navigation }) => {
    navigation.items[0].label = 'Edited'
  })
  const [drawing = ''] = readdirSync(join(folder, 'mfe-media/pictures')).filter((name) =>
    name.endsWith('.svg'),
  )
  const photograph = drawing.replace(/svg$/, 'jpg')
  await sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#678' } })
    .jpeg()
    .toFile(join(folder, 'mfe-media/pictures', photograph))
  rmSync(join(folder, 'mfe-media/pictures', drawing))
}
