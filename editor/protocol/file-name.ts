import { isGroup } from '@college/shared/content/values'
import { nameOfEntry } from './address'
import { nameOf } from './changes'
import type { EditedFile } from './protocol'
import { capital } from './words'

/** The site facts. */
export const sitePath = 'shared/site.yaml'

/** Names of files without a title, or with an unhelpful one. */
const names: Record<string, string> = {
  'shared/site.yaml': 'The college: names, numbers, addresses',
  'shell/content/chrome.yaml': 'Header and footer',
  'mfe-forms/content/form-messages.yaml': 'What the forms say',
  'mfe-forms/content/footer-form.yaml': 'The form in every footer',
  'mfe-departments/content/ug.yaml': 'Departments: the list, and words on all of them',
  'mfe-departments/content/pg.yaml': 'Postgraduate: the list, and words on all courses',
  'mfe-departments/content/faculty.yaml': 'Words on teachers’ cards',
  'mfe-departments/content/choosing.yaml': 'Help in choosing a course',
  'mfe-academics/content/labels.yaml': 'Words on activities',
  'mfe-academics/content/activity-page.yaml': 'Words on every activity’s page',
  'mfe-media/content/video-labels.yaml': 'Words on films',
  'mfe-about/content/home.yaml': 'Home page',
}

/** Where else the content of a file is shown. */
export const whoElse: Record<string, string> = {
  'shared/site.yaml': 'These facts stand on many pages of all sections.',
  'shell/content/chrome.yaml': 'These words are around every page.',
  'mfe-departments/content/ug.yaml': 'Labels here stand on every department’s page.',
  'mfe-departments/content/pg.yaml': 'Labels here stand on every postgraduate page.',
  'mfe-departments/content/faculty.yaml': 'These words stand on every teacher’s card.',
  'mfe-academics/content/labels.yaml': 'These words stand on every activity.',
  'mfe-academics/content/activity-page.yaml': 'These words stand on every activity’s page.',
  'mfe-forms/content/form-messages.yaml': 'All three forms say these.',
  'mfe-media/content/video-labels.yaml': 'These words stand on every film of both pages.',
}

/** A file's name for people: that of the page it makes. */
export function fileName({ path, data, saved }: Pick<EditedFile, 'path' | 'data' | 'saved'>): string {
  const content = data ?? saved
  // Use the page's title, but not one with tokens, which would name every page after the college.
  const title = isGroup(content) && isGroup(content.page) ? nameOf(content.page) : undefined
  const name = (isGroup(content) && nameOf(content.title)) || title || nameOf(content)
  return names[path] ?? (name && !name.includes('{') ? name : capital(nameOfEntry(path).replaceAll('-', ' ')))
}

export const folderOf = (path: string) => path.split('/')[0] ?? ''

const sections: Record<string, string> = { shell: 'Header, footer and rules', shared: 'The college' }

export const sectionName = (folder: string) => sections[folder] ?? capital(folder.replace('mfe-', ''))
