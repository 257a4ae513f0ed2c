import { definePage } from '@college/shared/contract'
import content from '../../../content/vision-mission.yaml'
import { VisionMission } from './vision-mission'

export const page = definePage(content, VisionMission)
