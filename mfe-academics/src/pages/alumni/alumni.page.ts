import { definePage } from '@college/shared/contract'
import content from '../../../content/alumni.yaml'
import { AlumniPage } from './alumni'

export const page = definePage(content, AlumniPage)
