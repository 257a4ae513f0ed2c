import { Picture } from '@college/shared/ui/picture/picture'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/library.yaml'
import styles from './digital.module.css'

/** The room with the PCs: its picture first, then the words. */
export function Digital({ id }: { id: string }) {
  const { heading, paragraphs, illustration } = content.digital
  return (
    <Section id={id} heading={heading}>
      <div className={styles.room}>
        <Picture {...illustration} sizes="(width >= 62rem) 30rem, 100vw" className={styles.picture} />
        <Prose paragraphs={paragraphs} />
      </div>
    </Section>
  )
}
