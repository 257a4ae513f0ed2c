import { Section } from '@college/shared/ui/section/section'
import content from '../../../../content/choosing.yaml'
import type { MdProgramme } from '../../../../content/pg-programmes.data'
import { Guide } from './guide'
import { Rules } from './rules'

/** Who may apply for what: asked step by step, and as rules to read (specification, section 9). */
export function Choosing({ mds }: { mds: MdProgramme[] }) {
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
