import { definePage } from '@college/shared/contract'
import content from '../../../content/foundation.yaml'
import { Foundation } from './foundation'

export const page = definePage(content, Foundation)
