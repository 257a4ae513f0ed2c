import { Banner } from '@college/shared/ui/banner/banner'
import { ButtonLink } from '@college/shared/ui/button/button'
import { Section } from '@college/shared/ui/section/section'
import { ShareButton } from '@college/shared/ui/share-button/share-button'
import words from '../../../content/activity-page.yaml'
import labels from '../../../content/labels.yaml'
import type { Activity } from '../../../content/schemas'
import { ActivityLinks } from '../../activity/activity-links'
import { CalendarLink } from '../../activity/calendar-link'
import { Facts } from '../../activity/facts'
import { Gallery } from '../../activity/gallery'
import { Highlights } from '../../activity/highlights'
import { Occasions } from '../../activity/occasions'
import { Turnout } from '../../activity/turnout'
import { Opening } from '../../opening/opening'
import styles from './activity.module.css'

/** The page of one activity. */
export function Component({ content, slug }: { content: Activity; slug: string }) {
  const { page, illustration, date, description, highlights, images, listHeading, yearlyWorkshops } = content
  return (
    <>
      <Banner illustration={illustration}>
        <ButtonLink href="/academics/activities" variant="quiet">
          {words.back}
        </ButtonLink>
        <ShareButton title={page.title} labels={labels.share} />
      </Banner>
      <Opening
        paragraphs={description}
        aside={
          <div className={styles.aside}>
            <Facts date={date} />
            <Highlights items={highlights} level={2} />
            <CalendarLink slug={slug} title={page.title} />
          </div>
        }
      />
      {images && (
        <div className={styles.gallery}>
          <Gallery images={images} />
        </div>
      )}
      {listHeading && (
        <Section heading={listHeading} tone="card">
          <Turnout activity={content} />
          <Occasions occasions={yearlyWorkshops} level={3} seen={illustration} />
        </Section>
      )}
      <Section heading={words.others} tone="wash" width="text">
        <ActivityLinks except={slug} />
      </Section>
    </>
  )
}
