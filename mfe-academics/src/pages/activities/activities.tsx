import { listOf } from '@college/shared/content/list-of'
import { fillIn } from '@college/shared/contract/fill-in'
import { Banner } from '@college/shared/ui/banner/banner'
import { ButtonLink } from '@college/shared/ui/button/button'
import { ExpandableCard } from '@college/shared/ui/expander/expander'
import { CardGrid } from '@college/shared/ui/grid/grid'
import { Picture } from '@college/shared/ui/picture/picture'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import { TableOfContents } from '@college/shared/ui/toc/toc'
import { memo } from 'react'
import content from '../../../content/activities.yaml'
import labels from '../../../content/labels.yaml'
import type { Activity } from '../../../content/schemas'
import { addressOf } from '../../activity/address'
import { Facts, Highlights } from '../../activity/facts'
import { Occasions } from '../../activity/occasions'
import cardStyles from './category-cards.module.css'
import { Entries, entries } from './entries'
import { group, useOpenCard } from './use-open-card'

export const head = content.page

const categories = listOf(
  import.meta.glob<Activity>('../../../content/activities/*.yaml', { eager: true, import: 'default' }),
  (activity) => activity,
)
const { grid, simple } = content
const latest = Math.max(
  0,
  ...categories.flatMap(({ yearlyWorkshops }) => yearlyWorkshops.map(({ year = 0 }) => year)),
)
const gridId = 'through-the-year'
const intro = grid.latest && latest ? `${grid.intro} ${fillIn(grid.latest, { year: latest })}` : grid.intro

/** All activities: eight yearly ones as cards that open, and five entries to read. */
export function Component() {
  return (
    <>
      <Banner height="index" />
      <TableOfContents label={labels.contents} items={[{ id: gridId, title: grid.heading }, ...entries]}>
        <Section id={gridId} heading={grid.heading} intro={intro}>
          <CategoryCards />
        </Section>
        <Section heading={simple.heading} intro={simple.intro}>
          <Entries />
        </Section>
      </TableOfContents>
    </>
  )
}

function CategoryCards() {
  const { open, setOpen } = useOpenCard()
  return (
    <CardGrid columns={2} opens>
      {categories.map((category, index) => {
        const { slug, page, summary, illustration } = category
        return (
          <ExpandableCard
            key={slug}
            id={slug}
            title={page.title}
            summary={summary}
            group={group}
            open={open === slug}
            onToggle={(isOpen) => setOpen(slug, isOpen)}
            media={
              <Picture
                {...illustration}
                sizes="(width >= 68rem) 25rem, (width >= 40rem) 45vw, 100vw"
                // The largest paint on a phone.
                priority={index === 0}
                className={cardStyles.picture}
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

/** Memoised: a card that opens or closes renders all cards, and so does hydration, once more at its end. */
const CategoryDetails = memo(function CategoryDetails({
  category,
}: {
  category: (typeof categories)[number]
}) {
  const { slug, page, date, description, highlights, listHeading, yearlyWorkshops, illustration } = category
  return (
    <>
      <Facts date={date} />
      <Prose paragraphs={description} />
      <Highlights items={highlights} />
      {listHeading && (
        <>
          <h4 className={cardStyles.listHeading}>{listHeading}</h4>
          <Occasions occasions={yearlyWorkshops} level={5} seen={illustration} />
        </>
      )}
      <ButtonLink href={addressOf(slug)} variant="quiet">
        {grid.ownPage}
        <span className="visually-hidden">: {page.title}</span>
      </ButtonLink>
    </>
  )
})
