import { slugOf } from '@college/shared/contract'
import { college, type StructuredData, structuredDataFrom } from '@college/shared/contract/structured-data'
import type { Course, Person } from 'schema-dts'
import programs from '../content/programs.yaml'
import type { FacultyMember, PgCourse, UgDepartment } from '../content/schemas'

const ugDepartments = import.meta.glob<UgDepartment>('../content/ug/*.yaml', {
  import: 'default',
  eager: true,
})
const pgCourses = import.meta.glob<PgCourse>('../content/pg/*.yaml', { import: 'default', eager: true })

const pgPath = '/department/'
const pgCourse = ({ title, page, illustration, duration, eligibility }: PgCourse, url: string) =>
  ({
    '@type': 'Course',
    name: title,
    description: page.description,
    url,
    image: illustration.picture.img.src,
    provider: college,
    educationalCredentialAwarded: title,
    coursePrerequisites: eligibility.short,
    timeRequired: `P${duration.years}Y`,
  }) satisfies Course

const { bnys } = programs
const bnysCourse = {
  '@type': 'Course',
  name: bnys.name,
  description: bnys.summary,
  url: bnys.href,
  image: bnys.illustration.picture.img.src,
  provider: college,
  educationalCredentialAwarded: bnys.title,
  coursePrerequisites: bnys.eligibility,
} satisfies Course

/** A teacher, as the page shows him or her before a card is turned: no telephone number, no e-mail. */
const person = ({ name, designation }: FacultyMember) =>
  ({ '@type': 'Person', name, jobTitle: designation, affiliation: college }) satisfies Person

const programmes = [
  bnysCourse,
  ...Object.entries(pgCourses)
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([file, course]) => pgCourse(course, pgPath + slugOf(file))),
]

export const structuredData: StructuredData = {
  ...structuredDataFrom('/department/ug/', ugDepartments, ({ faculty }) => faculty.map(person)),
  ...structuredDataFrom(pgPath, pgCourses, (course, path) => [
    pgCourse(course, path),
    ...course.faculty.map(person),
  ]),
  '/programs': [
    {
      '@type': 'ItemList',
      itemListElement: programmes.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
  ],
}
