import { Banner } from '@college/shared/ui/banner/banner'
import { ButtonLink } from '@college/shared/ui/button/button'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/ug.yaml'
import departments from '../../../content/ug-titles.data'
import styles from './ug-not-found.module.css'

export const head = content.notFound.page

const { notFound } = content

export function Component() {
  return (
    <>
      <Banner height="index">
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
