import { ButtonLink } from '@college/shared/ui/button/button'
import { ExpandableCard } from '@college/shared/ui/expander/expander'
import { CardGrid } from '@college/shared/ui/grid/grid'
import { Picture } from '@college/shared/ui/picture/picture'
import { Prose } from '@college/shared/ui/prose/prose'
import content from '../../../content/activities.yaml'
import type { Activity } from '../../../content/schemas'
import { addressOf } from '../../activity/activity-titles'
import { Facts } from '../../activity/facts'
import { Highlights } from '../../activity/highlights'
import { inOrder } from '../../activity/in-order'
import { Occasions } from '../../activity/occasions'
import styles from './category-cards.module.css'
import { useOpenCard } from './use-open-card'

const { grid } = content

const categories = inOrder(
  import.meta.glob<Activity>('../../../content/activities/*.yaml', { eager: true, import: 'default' }),
)

/** A card for each activity, one open at a time. */
export function CategoryCards() {
  const { open, toggle } = useOpenCard()
  return (
    <CardGrid columns={2}>
      {categories.map((category) => {
        const { id, page, summary, illustration } = category
        return (
          <ExpandableCard
            key={id}
            id={id}
            title={page.title}
            summary={summary}
            action={open === id ? grid.collapse : grid.expand}
            open={open === id}
            onToggle={() => toggle(id)}
            media={
              <Picture
                {...illustration}
                sizes="(width >= 68rem) 25rem, (width >= 40rem) 45vw, 100vw"
                className={styles.picture}
              />
            }
          >
            <Inside category={category} />
          </ExpandableCard>
        )
      })}
    </CardGrid>
  )
}

/** What an open card shows. */
function Inside({ category }: { category: Activity }) {
  const { id, page, date, description, highlights, listHeading, yearlyWorkshops, illustration } = category
  return (
    <>
      <Facts date={date} />
      <Prose paragraphs={description} />
      <Highlights items={highlights} />
      {listHeading && <h4 className={styles.listHeading}>{listHeading}</h4>}
      <Occasions occasions={yearlyWorkshops} level={5} seen={illustration} />
      <ButtonLink href={addressOf(id)} variant="quiet">
        {grid.ownPage}
        <span className="visually-hidden">: {page.title}</span>
      </ButtonLink>
    </>
  )
}
