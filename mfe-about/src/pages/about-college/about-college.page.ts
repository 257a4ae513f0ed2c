import { definePage } from '@college/shared/contract'
import content from '../../../content/about-college.yaml'
import { AboutCollege } from './about-college'

export const page = definePage(content, AboutCollege)
