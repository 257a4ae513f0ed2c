import type { Hit } from './engine'
import { excerptOf, marked } from './excerpt'
import styles from './hit-text.module.css'

/** A hit's title and best passage, with the matching words marked; its description where the index holds no passages. */
export function HitText({ hit: { page, words } }: { hit: Hit }) {
  // Other words are other elements: a browser that translates moves texts, and React could not remove one that was moved.
  const key = [...words].join(' ')
  return (
    <>
      <span key={`title ${key}`} className={styles.title}>
        <Marked text={page.title} words={words} />
      </span>
      <span key={`excerpt ${key}`} className={styles.excerpt}>
        <Marked text={excerptOf(page.text || page.description, words)} words={words} />
      </span>
    </>
  )
}

function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  let position = 0
  return marked(text, words).map(({ text, hit }) => {
    const key = position
    position += text.length
    return hit ? (
      <mark key={key} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    )
  })
}
