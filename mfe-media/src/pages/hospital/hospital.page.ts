import { definePage } from '@college/shared/contract'
import content from '../../../content/hospital.yaml'
import { HospitalPage } from './hospital'

export const page = definePage(content, HospitalPage)
