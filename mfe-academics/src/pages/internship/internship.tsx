import { Banner } from '@college/shared/ui/banner/banner'
import content from '../../../content/internship.yaml'
import { Opening } from '../../opening/opening'
import { HospitalFinder } from './hospital-finder'

/** Where interns spend their year, to be searched as one types. */
export function Internship() {
  return (
    <>
      <Banner illustration={content.illustration} />
      <Opening paragraphs={content.intro} />
      <HospitalFinder />
    </>
  )
}
