import { Banner } from '@college/shared/ui/banner/banner'
import { ButtonLink } from '@college/shared/ui/button/button'
import { Section } from '@college/shared/ui/section/section'
import mds from '../../../content/pg-programmes.data'
import content from '../../../content/programs.yaml'
import { Intro } from '../../intro/intro'
import { Choosing } from './choosing/choosing'
import { Comparison } from './comparison'
import { MdComparison } from './md-comparison'
import { MdProgrammes } from './md-programmes'
import styles from './programs.module.css'
import { Undergraduate } from './undergraduate'

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
