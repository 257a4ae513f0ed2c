import { Banner } from '@college/shared/ui/banner/banner'
import { DataTable } from '@college/shared/ui/data-table/data-table'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/work.yaml'
import { Clinical } from './clinical'
import { Research } from './research'
import { Themes } from './themes'

/** What students write and what they do: the reports on the shelf, and the postings in the hospital. */
export function Work() {
  return (
    <>
      <Banner />
      <Research />
      <Themes />
      <Samples />
      <Clinical />
    </>
  )
}

function Samples() {
  const { heading, intro, caption, columns, projects } = content.samples
  return (
    <Section heading={heading} intro={intro}>
      <DataTable
        caption={caption}
        columns={[{ label: columns.title }, { label: columns.guide }, { label: columns.year, numeric: true }]}
        rows={projects.map(({ title, guide, year }) => [title, guide, year])}
      />
    </Section>
  )
}
