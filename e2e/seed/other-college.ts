import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { standInsFor, writeSeed } from './seed'

// biome-ignore lint/suspicious/noExplicitAny: content of any shape; the build checks it against its schema
type Data = any

/** Changes the data of a content file. */
export type Edit = (file: string, change: (data: Data) => void) => void

/** Sixty letters, the limit for a department's name. */
const longest = 'Rehabilitation, Movement and Manual Therapies of the Elderly'

/**
 * Writes another college's content into a folder: other facts, names, labels and lengths of lists, all within
 * the schemas. The site's code and tests must work with it.
 *
 * @param testimonials how many
 */
export function writeOtherCollege(folder: string, testimonials = 40): Edit {
  writeSeed(folder)
  const edit: Edit = (file, change) => {
    const path = join(folder, file)
    const data = parse(readFileSync(path, 'utf8'))
    change(data)
    writeFileSync(path, stringify(data))
  }
  edit('shared/site.yaml', (site) => {
    site.product = 'shanti-2'
    site.origin = 'https://shanti.example.org'
    site.college = { name: 'Shanti Institute of Natural Medicine', short: 'SINM', founded: 1987 }
    site.foundation.name = 'Trust for the Healing Arts'
    site.hospital.name =
      'The Maharani Lakshmi Ammanni Memorial Hospital and Convalescent Home of Naturopathy and Yoga'
    site.town = 'Hosur'
    site.address = {
      street: 'Mill Lane 4',
      town: 'Hosur',
      region: 'Tamil Nadu',
      postcode: '600001',
      country: 'India',
    }
    site.phones = { office: '+91 00000 00990', lines: [] }
    site.emails = { office: 'office@naturalmedicine-institute.example.org' }
    site.social = []
  })
  for (const file of ['home', 'about-college', 'messages', 'foundation']) {
    const path = join(folder, `mfe-about/content/${file}.yaml`)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('2003', '1987'))
  }
  edit('shell/content/chrome.yaml', ({ navigation, applyNow }) => {
    applyNow.label = 'Join us'
    for (const [index, item] of navigation.items.entries()) item.label = `Part ${index + 1}`
    for (const { links = [] } of navigation.items)
      for (const [index, link] of links.entries()) link.label = `Way ${index + 1} of the long name`
  })
  edit('mfe-about/content/home.yaml', (home) => {
    const [first] = home.testimonials.people
    home.testimonials.people = Array.from({ length: testimonials }, (_, index) => ({
      ...first,
      name: `Dr. Graduate Number ${index + 1}`,
    }))
  })
  edit('mfe-academics/content/publications.yaml', ({ groups }) => {
    for (const group of groups) group.entries = []
  })
  edit('mfe-academics/content/simple-activities/kids-camp.yaml', (activity) => {
    delete activity.images
  })
  edit('mfe-academics/content/internship.yaml', ({ hospitals }) => {
    hospitals[1].name = 'Hospital of Saint Thyagarajaswamy for Naturopathy, Yoga and Rehabilitation'
  })
  const departments = 'mfe-departments/content/ug'
  edit(`${departments}/anatomy.yaml`, (department) => {
    department.title = longest
  })
  // Adds a nineteenth, with a Kannada title.
  writeFileSync(
    join(folder, departments, 'prakriti-chikitse.yaml'),
    readFileSync(join(folder, departments, 'psychology.yaml')),
  )
  edit(`${departments}/prakriti-chikitse.yaml`, (department) => {
    department.order = 19
    department.title = 'ಪ್ರಕೃತಿ ಚಿಕಿತ್ಸೆ'
    department.page.title = 'ಪ್ರಕೃತಿ ಚಿಕಿತ್ಸೆ ವಿಭಾಗ'
    department.page.description =
      'ಪ್ರಕೃತಿ ಚಿಕಿತ್ಸೆ ವಿಭಾಗ: what water, earth, food and rest can do, taught in two languages.'
  })

  // One postgraduate course alone.
  for (const course of ['pg1', 'pg2']) rmSync(join(folder, `mfe-departments/content/pg/${course}.yaml`))
  standInsFor(folder)
  return edit
}
