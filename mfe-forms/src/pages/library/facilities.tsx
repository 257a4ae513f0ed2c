import { Picture } from '@college/shared/ui/picture/picture'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/library.yaml'
import { Entries } from './entries'
import styles from './facilities.module.css'
import { foldOf } from './fold-of'

/** What readers may use, beside a picture that stays with them as they scroll. */
export function Facilities({ id }: { id: string }) {
  const { heading, intro, items, illustration } = content.facilities
  return (
    <Section
      id={id}
      heading={heading}
      intro={intro}
      fold={foldOf(heading)}
      aside={<Picture {...illustration} sizes="(width >= 62rem) 24rem, 100vw" className={styles.picture} />}
    >
      <Entries items={items} />
    </Section>
  )
}
