import { Banner } from '@college/shared/ui/banner/banner'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import { TableOfContents } from '@college/shared/ui/toc/toc'
import content from '../../../content/library.yaml'
import { Digital } from './digital'
import { Facilities } from './facilities'
import { Figures } from './figures'
import { Periodicals } from './periodicals'
import { Plan } from './plan'
import { Additions, Staff, Timings } from './tables'

export const head = content.page

/** Parts of the page in reading order; `id` is the part's address. */
const parts = [
  { id: 'hall', title: content.intro.heading, Part: Hall },
  { id: 'figures', title: content.statistics.heading, Part: Figures },
  { id: 'facilities', title: content.facilities.heading, Part: Facilities },
  { id: 'sections', title: content.sections.heading, Part: Plan },
  { id: 'digital', title: content.digital.heading, Part: Digital },
  { id: 'hours', title: content.timings.heading, Part: Timings },
  { id: 'additions', title: content.additions.heading, Part: Additions },
  { id: 'staff', title: content.staff.heading, Part: Staff },
  { id: 'periodicals', title: content.periodicals.heading, Part: Periodicals },
]

export function Component() {
  return (
    <>
      <Banner height="index" />
      <TableOfContents label={content.contents} items={parts}>
        {parts.map(({ id, Part }) => (
          <Part key={id} id={id} />
        ))}
      </TableOfContents>
    </>
  )
}

function Hall({ id }: { id: string }) {
  const { heading, paragraphs } = content.intro
  return (
    <Section id={id} heading={heading}>
      <Prose paragraphs={paragraphs} />
    </Section>
  )
}
