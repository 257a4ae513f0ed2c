import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../icons/icons'
import * as icons from '../icons/paths'
import styles from './toc.module.css'

type Item = { id: string; title: string }

type Props = {
  /** Heading and accessible name of the list. */
  label: string
  /** Sections in the order of the page; `id` is the section's. */
  items: Item[]
  /** The sections: beside the list on a wide screen, below it on a small one. */
  children: ReactNode
}

/** The contents of a long page: beside the text on a wide screen (1,100 px), collapsed above it on a small one. */
export function TableOfContents({ label, items, children }: Props) {
  const current = useCurrentSection(items)
  const links = (
    <ol className={styles.list}>
      {items.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link} aria-current={id === current ? 'true' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <div className={styles.layout}>
      <nav className={styles.contents} aria-label={label}>
        <details className={styles.folded}>
          <summary className={styles.summary}>
            {label}
            <Icon path={icons.chevronDown} />
          </summary>
          {links}
        </details>
        <div className={styles.beside}>
          <p className={styles.label}>{label}</p>
          {links}
        </div>
      </nav>
      <div className={styles.text}>{children}</div>
    </div>
  )
}

/** The section that the reader is in: the last one whose top has passed the upper third of the window. */
function useCurrentSection(items: Item[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const ids = items.map(({ id }) => id).join(' ')

  useEffect(() => {
    const inView = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        const first = ids.split(' ').find((id) => inView.has(id))
        if (first) setCurrent(first)
      },
      { rootMargin: '-30% 0px -69% 0px' },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])

  return current
}
