import { ExpandableCard } from '@college/shared/ui/expander/expander'
import { CardGrid } from '@college/shared/ui/grid/grid'
import { Picture } from '@college/shared/ui/picture/picture'
import type { Activity } from '../../../content/schemas'
import { inOrder } from '../../activity/in-order'
import styles from './category-cards.module.css'
import { CategoryDetails } from './category-details'
import { group, useOpenCard } from './use-open-card'

const categories = inOrder(
  import.meta.glob<Activity>('../../../content/activities/*.yaml', { eager: true, import: 'default' }),
)

/** A card for each activity, one open at a time. */
export function CategoryCards() {
  const { open, setOpen } = useOpenCard()
  return (
    <CardGrid columns={2} opens>
      {categories.map((category, index) => {
        const { id, page, summary, illustration } = category
        return (
          <ExpandableCard
            key={id}
            id={id}
            title={page.title}
            summary={summary}
            group={group}
            open={open === id}
            onToggle={(isOpen) => setOpen(id, isOpen)}
            media={
              <Picture
                {...illustration}
                sizes="(width >= 68rem) 25rem, (width >= 40rem) 45vw, 100vw"
                // The largest paint on a phone.
                priority={index === 0}
                className={styles.picture}
              />
            }
          >
            <CategoryDetails category={category} />
          </ExpandableCard>
        )
      })}
    </CardGrid>
  )
}
