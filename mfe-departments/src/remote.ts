import { defineRemote, pagesFrom } from '@college/shared/contract'
import type { PgCourse, UgDepartment } from '../content/schemas'

const ugDepartments = import.meta.glob<UgDepartment>('../content/ug/*.yaml', { import: 'default' })
const pgCourses = import.meta.glob<PgCourse>('../content/pg/*.yaml', { import: 'default' })

export const remote = defineRemote({
  '/department/ug': () => import('./pages/ug/ug'),
  '/department/ug/404': () => import('./pages/ug-not-found/ug-not-found'),
  ...pagesFrom(
    '/department/ug/',
    ugDepartments,
    async () => (await import('./pages/ug-department/ug-department')).Component,
  ),
  '/department/pg': () => import('./pages/pg/pg'),
  ...pagesFrom(
    '/department/',
    pgCourses,
    async () => (await import('./pages/pg-course/pg-course')).Component,
  ),
  '/department/courses': () => import('./pages/courses/courses'),
  '/programs': () => import('./pages/programs/programs'),
})
