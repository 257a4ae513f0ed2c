import { Banner } from '@college/shared/ui/banner/banner'
import { ButtonLink } from '@college/shared/ui/button/button'
import { ShareButton } from '@college/shared/ui/share-button/share-button'
import shared from '../../../content/activity-page.yaml'
import labels from '../../../content/labels.yaml'
import content from '../../../content/simple-activities/kids-camp.yaml'
import { CalendarLink } from '../../activity/calendar-link'
import { Facts } from '../../activity/facts'
import { Gallery } from '../../activity/gallery'
import { Highlights } from '../../activity/highlights'
import { Opening } from '../../opening/opening'
import styles from './kids-camp.module.css'

export const head = content.page

/** One camp as a page of its own: three pictures, when it was, what happened. */
export function Component() {
  const { title, date, description, highlights, gallery } = content
  return (
    <>
      <Banner>
        <ButtonLink href="/academics/activities" variant="quiet">
          {shared.back}
        </ButtonLink>
        <ShareButton title={title} labels={labels.share} />
      </Banner>
      <div className={styles.gallery}>
        <Gallery images={gallery} first />
      </div>
      <Opening
        paragraphs={description}
        aside={
          <div className={styles.aside}>
            <div>
              <Facts date={date} />
              <CalendarLink slug="kids-camp" title={title} />
            </div>
            <Highlights items={highlights} level={2} />
          </div>
        }
      />
    </>
  )
}
