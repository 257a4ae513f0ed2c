import { Icon } from '../icons/icons'
import { useHydrated } from '../use-hydrated'
import styles from './copy-button.module.css'
import { useCopy } from './use-copy'

type Props = {
  /** What is copied, and what the button's name ends with. */
  text: string
  labels: CopyLabels
}

/** Words of the button, and what is said politely when it was used (WCAG 4.1.3). */
export type CopyLabels = { copy: string; copied: string; failed: string }

/**
 * Copies a short text such as a telephone number. Stands in the prerendered page, so that nothing moves when
 * script comes; without script it is not shown, nor where the browser has no clipboard for this page.
 */
export function CopyButton({ text, labels }: Props) {
  const { outcome, copy } = useCopy()
  const useless = useHydrated() && !navigator.clipboard
  return (
    <span className={styles.place} hidden={useless}>
      <button type="button" className={styles.button} onClick={() => copy(text)}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        <span className="visually-hidden">
          {labels.copy} {text}
        </span>
      </button>
      <span role="status" className={styles.said}>
        {outcome !== 'rest' && labels[outcome]}
      </span>
    </span>
  )
}
