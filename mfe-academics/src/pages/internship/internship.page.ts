import { definePage } from '@college/shared/contract'
import content from '../../../content/internship.yaml'
import { Internship } from './internship'

export const page = definePage(content, Internship)
