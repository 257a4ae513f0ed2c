import type { Hit } from './engine'
import { excerptOf, marked } from './excerpt'
import styles from './hit-text.module.css'

/** A hit's title and best passage, with the matching words marked; its description where the index holds no passages. */
export function HitText({ hit: { page, words } }: { hit: Hit }) {
  return (
    <>
      <span className={styles.title}>
        <Marked text={page.title} words={words} />
      </span>
      <span className={styles.excerpt}>
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
    // Each in an element: a browser that translates moves texts, and React could not remove one that was moved.
    const Piece = hit ? 'mark' : 'span'
    return (
      <Piece key={key} className={hit ? styles.mark : undefined}>
        {text}
      </Piece>
    )
  })
}
