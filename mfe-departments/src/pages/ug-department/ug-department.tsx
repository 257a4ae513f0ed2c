import { Banner } from '@college/shared/ui/banner/banner'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import type { UgDepartment } from '../../../content/schemas'
import shared from '../../../content/ug.yaml'
import { Faculty } from '../../faculty/faculty'
import { Invitation } from '../../invitation/invitation'
import { DepartmentPager } from './department-pager'
import { Studied } from './studied'
import { VisionMission } from './vision-mission'

/** The page of one undergraduate department. */
export function UgDepartmentPage({ content, slug }: { content: UgDepartment; slug: string }) {
  const { illustration, about, vision, mission, studied, faculty, course } = content
  const { labels, plate } = shared
  return (
    <>
      <Banner illustration={illustration ?? plate} />
      {about ? (
        <Section heading={labels.about} aside={<Studied subjects={studied} headed />}>
          <Prose paragraphs={about} />
        </Section>
      ) : (
        <Section heading={labels.studied} width="text">
          <Studied subjects={studied} />
        </Section>
      )}
      <VisionMission vision={vision} mission={mission} />
      <Faculty people={faculty} />
      <Invitation words={labels.applyIntro} label={labels.apply} course={course} />
      <DepartmentPager slug={slug} />
    </>
  )
}
