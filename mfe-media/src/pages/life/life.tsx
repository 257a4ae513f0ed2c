import { fillIn } from '@college/shared/contract/fill-in'
import { Banner } from '@college/shared/ui/banner/banner'
import { FirstLines } from '@college/shared/ui/first-lines/first-lines'
import { Prose } from '@college/shared/ui/prose/prose'
import { TableOfContents } from '@college/shared/ui/toc/toc'
import { VideoCard } from '@college/shared/ui/video-card/video-card'
import content from '../../../content/life.yaml'
import type { LifeSection } from '../../../content/schemas'
import videoLabels from '../../../content/video-labels.yaml'
import { film } from '../../videos/film'
import styles from './life.module.css'

export const head = content.page

/** What happens in a year and its films (specification, section 2). */
export function Component() {
  const { intro, labels, sections } = content
  return (
    <>
      <Banner height="index" />
      <TableOfContents label={labels.contents} items={sections}>
        <div className={styles.intro}>
          <Prose paragraphs={intro} />
        </div>
        <div className={styles.sections}>
          {sections.map((section) => (
            <Occasion key={section.id} section={section} />
          ))}
        </div>
      </TableOfContents>
    </>
  )
}

function Occasion({ section }: { section: LifeSection }) {
  const { id, title, paragraphs, videos } = section
  return (
    <section id={id} className={styles.section}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <FirstLines more={content.labels.more} less={content.labels.less} subject={title}>
          <Prose paragraphs={paragraphs} />
        </FirstLines>
      </div>
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away where the markers are gone
        role="list"
        className={styles.films}
        aria-label={fillIn(content.labels.videosOf, { section: title })}
      >
        {videos.map((video) => (
          <li key={video.id}>
            <VideoCard
              video={film(video)}
              labels={videoLabels}
              mode="modal"
              sizes="(width >= 80rem) 38rem, 50vw"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
