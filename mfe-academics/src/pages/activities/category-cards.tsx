import { ExpandableCard } from '@college/shared/ui/expander/expander'
import { CardGrid } from '@college/shared/ui/grid/grid'
import { Picture } from '@college/shared/ui/picture/picture'
import content from '../../../content/activities.yaml'
import type { Activity } from '../../../content/schemas'
import { inOrder } from '../../activity/in-order'
import styles from './category-cards.module.css'
import { CategoryDetails } from './category-details'
import { useOpenCard } from './use-open-card'

const { grid } = content

/** What a closed card shows. */
type Card = Pick<Activity, 'id' | 'order' | 'summary' | 'illustration'> & {
  page: Pick<Activity['page'], 'title'>
}

const categories = inOrder(
  import.meta.glob<Card>('../../../content/activities/*.yaml', {
    eager: true,
    query: '?pick=id,order,page.title,summary,illustration',
    import: 'default',
  }),
)

/** A card for each activity, one open at a time. */
export function CategoryCards() {
  const { open, toggle } = useOpenCard()
  return (
    <CardGrid columns={2}>
      {categories.map(({ id, page, summary, illustration }, index) => (
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
              // On a phone the largest of what is seen first.
              priority={index === 0}
              className={styles.picture}
            />
          }
        >
          <CategoryDetails id={id} />
        </ExpandableCard>
      ))}
    </CardGrid>
  )
}
