import { defineRemote, pagesFrom } from '@college/shared/contract'
import type { PgCourse, UgDepartment } from '../content/schemas'

const ugDepartments = import.meta.glob<UgDepartment>('../content/ug/*.yaml', { import: 'default' })
const pgCourses = import.meta.glob<PgCourse>('../content/pg/*.yaml', { import: 'default' })

export const remote = defineRemote({
  '/department/ug': async () => (await import('./pages/ug/ug.page')).page,
  '/department/ug/404': async () => (await import('./pages/ug-not-found/ug-not-found.page')).page,
  ...pagesFrom(
    '/department/ug/',
    ugDepartments,
    async () => (await import('./pages/ug-department/ug-department')).UgDepartmentPage,
  ),
  '/department/pg': async () => (await import('./pages/pg/pg.page')).page,
  ...pagesFrom(
    '/department/',
    pgCourses,
    async () => (await import('./pages/pg-course/pg-course')).PgCoursePage,
  ),
  '/department/courses': async () => (await import('./pages/courses/courses.page')).page,
  '/programs': async () => (await import('./pages/programs/programs.page')).page,
})
