import { Banner } from '@college/shared/ui/banner/banner'
import { ButtonLink } from '@college/shared/ui/button/button'
import { ShareButton } from '@college/shared/ui/share-button/share-button'
import shared from '../../../content/activity-page.yaml'
import labels from '../../../content/labels.yaml'
import content from '../../../content/simple-activities/kids-camp.yaml'
import { CalendarLink, Facts, Highlights } from '../../activity/facts'
import { Gallery } from '../../activity/gallery'
import { Opening } from '../../opening/opening'
import styles from './kids-camp.module.css'

export const head = content.page

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
              <CalendarLink file="simple-activities/kids-camp" title={title} />
            </div>
            <Highlights items={highlights} level={2} />
          </div>
        }
      />
    </>
  )
}
