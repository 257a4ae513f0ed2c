import { definePage } from '@college/shared/contract'
import content from '../../../content/home.yaml'
import { Home } from './home'

export const page = definePage(content, Home)
