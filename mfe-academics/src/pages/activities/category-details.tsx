import { ButtonLink } from '@college/shared/ui/button/button'
import { Prose } from '@college/shared/ui/prose/prose'
import content from '../../../content/activities.yaml'
import type { Activity } from '../../../content/schemas'
import { addressOf } from '../../activity/address'
import { Facts } from '../../activity/facts'
import { Highlights } from '../../activity/highlights'
import { Occasions } from '../../activity/occasions'
import styles from './category-details.module.css'

/** What an open card shows. */
export function CategoryDetails({ category }: { category: Activity }) {
  const { id, page, date, description, highlights, listHeading, yearlyWorkshops, illustration } = category
  return (
    <>
      <Facts date={date} />
      <Prose paragraphs={description} />
      <Highlights items={highlights} />
      {listHeading && <h4 className={styles.listHeading}>{listHeading}</h4>}
      <Occasions occasions={yearlyWorkshops} level={5} seen={illustration} />
      <ButtonLink href={addressOf(id)} variant="quiet">
        {content.grid.ownPage}
        <span className="visually-hidden">: {page.title}</span>
      </ButtonLink>
    </>
  )
}
