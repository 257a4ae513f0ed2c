import { definePage } from '@college/shared/contract'
import content from '../../../content/activities.yaml'
import { Activities } from './activities'

export const page = definePage(content, Activities)
