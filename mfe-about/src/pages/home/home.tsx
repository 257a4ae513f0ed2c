import { CampusPlan } from '@college/shared/ui/plan/campus-plan'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/home.yaml'
import { Campus } from './campus/campus'
import { Figures } from './figures/figures'
import { Hero } from './hero/hero'
import { Programs } from './programs/programs'
import { Testimonials } from './testimonials/testimonials'

export const head = content.page

export function Component() {
  const { hero, about, programs, statistics, campus, testimonials } = content
  return (
    <>
      <Hero hero={hero} />
      <Campus about={about} />
      <Programs programs={programs} />
      <Figures statistics={statistics} />
      {campus && (
        <Section heading={campus.heading} intro={campus.intro} tone="card" width="text">
          <CampusPlan plan={campus} />
        </Section>
      )}
      <Testimonials testimonials={testimonials} />
    </>
  )
}
