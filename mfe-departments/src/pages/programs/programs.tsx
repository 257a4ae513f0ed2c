import { Banner } from '@college/shared/ui/banner/banner'
import { ButtonLink } from '@college/shared/ui/button/button'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/programs.yaml'
import { inOrder } from '../../folder/in-order'
import { Intro } from '../../intro/intro'
import { Choosing } from './choosing/choosing'
import { Comparison } from './comparison'
import { MdComparison } from './md-comparison'
import type { MdProgramme } from './md-programme'
import { MdProgrammes } from './md-programmes'
import styles from './programs.module.css'
import { Undergraduate } from './undergraduate'

const mds = inOrder(
  import.meta.glob<MdProgramme>('../../../content/pg/*.yaml', {
    eager: true,
    query: '?pick=order,title,summary,illustration,duration,intake,eligibility,compared,course',
    import: 'default',
  }),
)

/** All degrees side by side, then each for itself. */
export function Programs() {
  const { intro, apply } = content
  return (
    <>
      <Banner />
      <Intro paragraphs={intro} />
      <Comparison mds={mds} />
      <Choosing mds={mds} />
      <Undergraduate />
      <MdProgrammes mds={mds} />
      <MdComparison mds={mds} />
      <Section heading={apply.heading} tone="wash" width="text">
        <p className={styles.apply}>{apply.text}</p>
        <ButtonLink href={apply.href}>{apply.label}</ButtonLink>
      </Section>
    </>
  )
}
