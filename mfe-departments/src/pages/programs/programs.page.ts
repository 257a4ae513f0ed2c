import { definePage } from '@college/shared/contract'
import content from '../../../content/programs.yaml'
import { Programs } from './programs'

export const page = definePage(content, Programs)
