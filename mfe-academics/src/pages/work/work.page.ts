import { definePage } from '@college/shared/contract'
import content from '../../../content/work.yaml'
import { Work } from './work'

export const page = definePage(content, Work)
