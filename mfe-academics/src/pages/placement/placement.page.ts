import { definePage } from '@college/shared/contract'
import content from '../../../content/placement.yaml'
import { Placement } from './placement'

export const page = definePage(content, Placement)
