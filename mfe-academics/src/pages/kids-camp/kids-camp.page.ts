import { definePage } from '@college/shared/contract'
import content from '../../../content/simple-activities/kids-camp.yaml'
import { KidsCamp } from './kids-camp'

export const page = definePage(content, KidsCamp)
