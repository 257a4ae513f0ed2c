import { definePage } from '@college/shared/contract'
import content from '../../../content/ug.yaml'
import { UgNotFound } from './ug-not-found'

export const page = definePage(content.notFound, UgNotFound)
