import { defineRemote, joinPages, pagesFrom } from '@college/shared/contract'
import type { PgCourse, UgDepartment } from '../content/schemas'

const ugDepartments = import.meta.glob<{ default: UgDepartment }>('../content/ug/*.yaml')
const pgCourses = import.meta.glob<{ default: PgCourse }>('../content/pg/*.yaml')

export const remote = defineRemote(
  joinPages(
    {
      '/department/ug': () => import('./pages/ug/ug'),
      '/department/ug/404': () => import('./pages/ug-not-found/ug-not-found'),
    },
    pagesFrom('/department/ug/', ugDepartments, () => import('./pages/ug-department/ug-department')),
    { '/department/pg': () => import('./pages/pg/pg') },
    pagesFrom('/department/', pgCourses, () => import('./pages/pg-course/pg-course')),
    {
      '/department/courses': () => import('./pages/courses/courses'),
      '/programs': () => import('./pages/programs/programs'),
    },
  ),
)
