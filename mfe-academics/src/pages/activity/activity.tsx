import { Banner } from '@college/shared/ui/banner/banner'
import { BarChart } from '@college/shared/ui/bar-chart/bar-chart'
import { ButtonLink } from '@college/shared/ui/button/button'
import { Section } from '@college/shared/ui/section/section'
import { ShareButton } from '@college/shared/ui/share-button/share-button'
import words from '../../../content/activity-page.yaml'
import activities from '../../../content/activity-titles.data'
import labels from '../../../content/labels.yaml'
import type { Activity } from '../../../content/schemas'
import { ActivityLinks } from '../../activity/activity-links'
import { CalendarLink, Facts, Highlights } from '../../activity/facts'
import { Gallery } from '../../activity/gallery'
import { Occasions } from '../../activity/occasions'
import { Opening } from '../../opening/opening'
import styles from './activity.module.css'

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
            <CalendarLink file={`activities/${slug}`} title={page.title} />
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
      {activities.length > 1 && (
        <Section heading={words.others} tone="wash" width="text">
          <ActivityLinks except={slug} />
        </Section>
      )}
    </>
  )
}

/** How many took part in each year, from the first on, if the activity asks for a chart. */
function Turnout({ activity: { chart, yearlyWorkshops } }: { activity: Activity }) {
  if (!chart) return null
  const bars = yearlyWorkshops.flatMap(({ year, participants }) =>
    year && participants ? { label: String(year), value: participants } : [],
  )
  return (
    <BarChart
      caption={chart}
      columns={{ label: labels.year, value: labels.participants }}
      // Editors add a new year at the top.
      bars={bars.reverse()}
      series
    />
  )
}
