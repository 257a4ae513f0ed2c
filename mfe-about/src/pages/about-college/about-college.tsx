import { Banner } from '@college/shared/ui/banner/banner'
import { FirstLines } from '@college/shared/ui/first-lines/first-lines'
import { Picture } from '@college/shared/ui/picture/picture'
import { Prose } from '@college/shared/ui/prose/prose'
import { TableOfContents } from '@college/shared/ui/toc/toc'
import content from '../../../content/about-college.yaml'
import styles from './about-college.module.css'

export const head = content.page

const { labels, topics } = content
const [lead, ...therapies] = topics

export function Component() {
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

type Props = { topic: (typeof topics)[number] }

/** The section that opens the long read: a wide picture, and the first paragraph larger than the rest. */
function Lead({ topic: { id, title, paragraphs, illustration } }: Props) {
  const [first, ...rest] = paragraphs
  return (
    <section id={id} className={styles.lead}>
      <h2>{title}</h2>
      <Picture
        {...illustration}
        sizes="(width >= 1100px) 53rem, 100vw"
        priority
        className={styles.leadPicture}
      />
      <p className={styles.opening}>{first}</p>
      <div className={styles.rest}>
        <Prose paragraphs={rest} />
      </div>
    </section>
  )
}

/** One therapy. Short texts sit beside their picture, on alternating sides; a long text sits below it. */
function Therapy({ topic: { id, title, paragraphs, illustration } }: Props) {
  const long = paragraphs.length > 2
  return (
    <section id={id} className={long ? styles.long : styles.short}>
      <h2 className={styles.title}>{title}</h2>
      <Picture
        {...illustration}
        sizes={
          long ? '(width >= 1100px) 53rem, 100vw' : '(width >= 1100px) 22rem, (width >= 48rem) 40vw, 100vw'
        }
        className={styles.picture}
      />
      <div className={styles.text}>
        <FirstLines more={labels.more} less={labels.less} subject={title}>
          <Prose paragraphs={paragraphs} />
        </FirstLines>
      </div>
    </section>
  )
}
