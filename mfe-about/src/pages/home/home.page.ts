import { definePage } from '@college/shared/contract'
import content from '../../../content/home.yaml?pick=page,hero,statistics,testimonials'
import { Home } from './home'

export const page = definePage(content, Home)
