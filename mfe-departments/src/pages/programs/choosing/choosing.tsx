import { Section } from '@college/shared/ui/section/section'
import content from '../../../../content/choosing.yaml'
import type { InFolder } from '../../../folder/in-order'
import type { MdProgramme } from '../md-programme'
import { Guide } from './guide'
import { Rules } from './rules'

/** Who may apply for what: asked step by step, and as rules to read (specification, section 9). */
export function Choosing({ mds }: { mds: InFolder<MdProgramme>[] }) {
  return (
    <Section
      id="eligibility"
      heading={content.heading}
      intro={content.intro}
      tone="wash"
      aside={<Rules mds={mds} />}
    >
      <Guide mds={mds} />
    </Section>
  )
}
