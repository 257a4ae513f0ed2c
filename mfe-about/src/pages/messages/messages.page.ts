import { definePage } from '@college/shared/contract'
import content from '../../../content/messages.yaml'
import { Messages } from './messages'

export const page = definePage(content, Messages)
