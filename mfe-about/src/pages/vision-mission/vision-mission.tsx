import { Banner } from '@college/shared/ui/banner/banner'
import content from '../../../content/vision-mission.yaml'
import { Statement } from './statement/statement'

export const head = content.page

export function Component() {
  return (
    <>
      <Banner />
      <Statement id="vision" statement={content.vision} />
      <Statement id="mission" statement={content.mission} />
    </>
  )
}
