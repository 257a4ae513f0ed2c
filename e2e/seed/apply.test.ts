import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyLink } from '@college/shared/contract/apply-link'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { courseNamed } from '../../mfe-forms/src/pages/application/course-named'
import { repository } from '../checkout/lay-checkout'

const read = (file: string) => parse(readFileSync(file, 'utf8'))
const files = (root: string, folder: string) =>
  readdirSync(join(root, folder)).map((name) => ({ name, content: read(join(root, folder, name)) }))

/** The course that Apply preselects on each page of a college; nothing if the form lacks it. */
function chosen(root: string) {
  const { courses } = read(join(root, 'mfe-forms/content/application.yaml')).form
  const by = (course: string) =>
    courseNamed(new URL(applyLink(course), 'https://a.example').searchParams.get('course') ?? '', courses)
  const departments = files(root, 'mfe-departments/content/ug').map(({ name, content }) => [
    name,
    by(content.title),
  ])
  const mds = files(root, 'mfe-departments/content/pg').map(({ name, content }) => [name, by(content.course)])
  return { departments: Object.fromEntries(departments), mds: Object.fromEntries(mds) }
}

test('Apply on an MD’s page preselects a course in the form, with any content', () => {
  for (const [page, course] of Object.entries(chosen(repository).mds)) expect(course, page).toBeDefined()
})

test('thirteen of the eighteen departments match one of the fourteen courses', () => {
  const { departments, mds } = chosen(join(import.meta.dirname, 'college'))
  expect(departments).toEqual({
    'acupuncture.yaml': undefined,
    'anatomy.yaml': 'Anatomy',
    'biochemistry.yaml': 'Biochemistry',
    'clinical-naturopathy.yaml': 'Clinical Naturopathy',
    'community.yaml': 'Community Medicine',
    'energy.yaml': 'Energy Medicine',
    'fasting-nutrition.yaml': 'Fasting and Nutrition',
    'forensic-medicine.yaml': undefined,
    'hydrotherapy.yaml': 'Hydrotherapy',
    'manipulative-therapies.yaml': 'Manipulative Therapies',
    'modern-diagnosis.yaml': 'Modern Diagnosis',
    'pathology.yaml': 'Pathology',
    'physiology.yaml': 'Physiology',
    'principle.yaml': undefined,
    'psychology.yaml': 'Psychology',
    'sanskrit.yaml': undefined,
    'yoga-research.yaml': undefined,
    'yoga.yaml': 'Yoga',
  })
  expect(mds).toEqual({
    'master.yaml': 'Master in Yoga Therapy',
    'pg1.yaml': 'Clinical Naturopathy',
    'pg2.yaml': 'Fasting and Nutrition',
  })
})
