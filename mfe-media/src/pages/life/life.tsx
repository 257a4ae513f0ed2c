import { Banner } from '@college/shared/ui/banner/banner'
import { Prose } from '@college/shared/ui/prose/prose'
import { TableOfContents } from '@college/shared/ui/toc/toc'
import { type Video, VideoCard } from '@college/shared/ui/video-card/video-card'
import content from '../../../content/life.yaml'
import type { LifeSection } from '../../../content/schemas'
import videoLabels from '../../../content/video-labels.yaml'
import { film } from '../../videos/film'
import { useVideoDialog } from '../../videos/use-video-dialog'
import styles from './life.module.css'

export function LifePage() {
  const [open, dialog] = useVideoDialog('modal')
  const { intro, labels, sections } = content
  return (
    <>
      <Banner />
      <TableOfContents label={labels.contents} items={sections}>
        <div className={styles.intro}>
          <Prose paragraphs={intro} />
        </div>
        <div className={styles.sections}>
          {sections.map((section) => (
            <Occasion key={section.id} section={section} onOpen={open} />
          ))}
        </div>
      </TableOfContents>
      {dialog}
    </>
  )
}

type OccasionProps = { section: LifeSection; onOpen: (video: Video) => void }

function Occasion({ section, onOpen }: OccasionProps) {
  const { id, title, paragraphs, videos } = section
  return (
    <section id={id} className={styles.section}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <Prose paragraphs={paragraphs} />
      </div>
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away where the markers are gone
        role="list"
        className={styles.films}
        aria-label={content.labels.videosOf.replace('{section}', title)}
      >
        {videos.map((video) => (
          <li key={video.id} className={styles.film}>
            <VideoCard
              video={film(video)}
              labels={videoLabels}
              onOpen={onOpen}
              sizes="(width >= 62rem) 52rem, (width >= 48rem) 50vw, 100vw"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
