import { Banner } from '@college/shared/ui/banner/banner'
import { ButtonLink } from '@college/shared/ui/button/button'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/placement.yaml'
import { Posters } from './posters'
import { Profile } from './profile'

const { achievements, spotlight } = content

/** Where graduates were placed: the posters on the wall, and two lives in more detail. */
export function Placement() {
  return (
    <>
      <Banner />
      <Section heading={achievements.heading} width="text">
        <Prose paragraphs={achievements.intro} />
      </Section>
      <Posters posters={achievements.posters} />
      <Section heading={spotlight.heading} intro={spotlight.intro} tone="wash">
        {spotlight.profiles.map((profile, index) => (
          <Profile key={profile.name} profile={profile} mirrored={index % 2 === 1} />
        ))}
        <p>
          <ButtonLink href={spotlight.more.href} variant="quiet">
            {spotlight.more.label}
          </ButtonLink>
        </p>
      </Section>
    </>
  )
}
