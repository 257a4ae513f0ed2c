import { definePage } from '@college/shared/contract'
import content from '../../../content/contact.yaml'
import { Contact } from './contact'

export const page = definePage(content, Contact)
