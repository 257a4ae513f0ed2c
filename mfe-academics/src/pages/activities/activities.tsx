import { Banner } from '@college/shared/ui/banner/banner'
import { Section } from '@college/shared/ui/section/section'
import { TableOfContents } from '@college/shared/ui/toc/toc'
import content from '../../../content/activities.yaml'
import labels from '../../../content/labels.yaml'
import { CategoryCards } from './category-cards'
import { Entries, entries } from './entries'

const { grid, simple } = content
const gridId = 'through-the-year'

/** All activities: eight that come round every year, as cards that open, and five entries to read. */
export function Activities() {
  return (
    <>
      <Banner />
      <TableOfContents label={labels.contents} items={[{ id: gridId, title: grid.heading }, ...entries]}>
        <Section id={gridId} heading={grid.heading} intro={grid.intro}>
          <CategoryCards />
        </Section>
        <Section heading={simple.heading} intro={simple.intro}>
          <Entries />
        </Section>
      </TableOfContents>
    </>
  )
}
