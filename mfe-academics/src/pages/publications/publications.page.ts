import { definePage } from '@college/shared/contract'
import content from '../../../content/publications.yaml'
import { Publications } from './publications'

export const page = definePage(content, Publications)
