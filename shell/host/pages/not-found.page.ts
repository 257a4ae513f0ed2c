import { definePage } from '@college/shared/contract'
import content from '../../content/not-found.yaml'
import { NotFound } from './not-found'

export const page = definePage(content, NotFound)
