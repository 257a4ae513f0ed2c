import { Banner } from '@college/shared/ui/banner/banner'
import { ButtonLink } from '@college/shared/ui/button/button'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/ug.yaml'
import { departments } from '../../folder/department-titles'
import styles from './ug-not-found.module.css'

const { notFound } = content

/** For an address below `/department/ug/` that no department has. */
export function UgNotFound() {
  return (
    <>
      <Banner>
        <ButtonLink href="/department/ug">{notFound.back}</ButtonLink>
      </Banner>
      <Section heading={notFound.list} width="text">
        <ul className={styles.list}>
          {departments.map(({ slug, title }) => (
            <li key={slug}>
              <a href={`/department/ug/${slug}`} className={styles.link}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
