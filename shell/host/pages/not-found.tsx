import { Banner } from '@college/shared/ui/banner/banner'
import { Prose } from '@college/shared/ui/prose/prose'
import content from '../../content/not-found.yaml'
import { LinkList } from '../link-list'
import { SearchForm } from '../search/search-form'
import styles from './statement.module.css'

export const head = content.page

export function Component() {
  const { paragraphs, suggestions } = content
  return (
    <>
      <Banner height="index" />
      <div className={styles.page}>
        <div className={styles.search}>
          <SearchForm />
        </div>
        <Prose paragraphs={paragraphs} />
        <section className={styles.section}>
          <h2>{suggestions.heading}</h2>
          <LinkList className={styles.links} links={suggestions.links} />
        </section>
      </div>
    </>
  )
}
