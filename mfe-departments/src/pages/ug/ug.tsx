import { Banner } from '@college/shared/ui/banner/banner'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/ug.yaml'
import departments from '../../../content/ug-titles.data'
import { Intro } from '../../intro/intro'
import { DepartmentCards } from './department-cards'
import styles from './ug.module.css'

/** All undergraduate departments: the contents of a herbal, a plate each. */
export function UgDepartments() {
  return (
    <>
      <Banner />
      <Intro paragraphs={content.intro} />
      <Section
        tone="card"
        heading={
          <span className={styles.heading}>
            {content.labels.departments}
            <span className={styles.count} aria-hidden="true">
              {departments.length}
            </span>
          </span>
        }
      >
        <DepartmentCards />
      </Section>
    </>
  )
}
