import { definePage } from '@college/shared/contract'
import content from '../../../content/pg.yaml'
import { PgCourses } from './pg'

export const page = definePage(content, PgCourses)
