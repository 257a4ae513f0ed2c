import { definePage } from '@college/shared/contract'
import content from '../../../content/life.yaml'
import { LifePage } from './life'

export const page = definePage(content, LifePage)
