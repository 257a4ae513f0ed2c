import { definePage } from '@college/shared/contract'
import content from '../../../content/courses.yaml'
import { Courses } from './courses'

export const page = definePage(content, Courses)
