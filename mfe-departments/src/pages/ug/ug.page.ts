import { definePage } from '@college/shared/contract'
import content from '../../../content/ug.yaml'
import { UgDepartments } from './ug'

export const page = definePage(content, UgDepartments)
