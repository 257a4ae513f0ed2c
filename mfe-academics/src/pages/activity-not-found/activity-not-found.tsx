import { Banner } from '@college/shared/ui/banner/banner'
import { ButtonLink } from '@college/shared/ui/button/button'
import { Section } from '@college/shared/ui/section/section'
import words from '../../../content/activity-page.yaml'
import { ActivityLinks } from '../../activity/activity-links'

export const head = words.notFound.page

const { back, notFound } = words

export function Component() {
  return (
    <>
      <Banner height="index">
        <ButtonLink href="/academics/activities">{back}</ButtonLink>
      </Banner>
      <Section heading={notFound.listHeading} width="text">
        <ActivityLinks />
      </Section>
    </>
  )
}
