import { definePage } from '@college/shared/contract'
import content from '../../../content/application.yaml'
import { Admission } from './admission'

export const page = definePage({ page: content.pages.admission }, Admission)
