import { definePage } from '@college/shared/contract'
import content from '../../../content/activity-page.yaml'
import { ActivityNotFound } from './activity-not-found'

export const page = definePage(content.notFound, ActivityNotFound)
