import { definePage } from '@college/shared/contract'
import content from '../../content/offline.yaml'
import { Offline } from './offline'

export const page = definePage(content, Offline)
