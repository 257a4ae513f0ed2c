import { definePage } from '@college/shared/contract'
import content from '../../../content/application.yaml'
import { Application } from './application'

export const page = definePage({ page: content.pages.apply }, Application)
