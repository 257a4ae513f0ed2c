import { Banner } from '@college/shared/ui/banner/banner'
import { TableOfContents } from '@college/shared/ui/toc/toc'
import content from '../../../content/about-college.yaml'
import { Lead } from './lead/lead'
import { Therapy } from './therapy/therapy'

export const head = content.page

export function Component() {
  const { labels, topics } = content
  const [lead, ...therapies] = topics
  return (
    <>
      <Banner height="index" />
      <TableOfContents label={labels.contents} items={topics}>
        {lead && <Lead topic={lead} />}
        {therapies.map((topic) => (
          <Therapy key={topic.id} topic={topic} />
        ))}
      </TableOfContents>
    </>
  )
}
