import { site } from '@college/runtime'
import { fillIn } from '@college/shared/contract/fill-in'
import { callLink } from '@college/shared/ui/call-link'
import type { MouseEventHandler } from 'react'
import words from '../../content/search.yaml'
import styles from './ask-office.module.css'

type Props = {
  query: string
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

/** Who knows what this site does not say: the office's telephone, and the contact form with the query as its subject. */
export function AskOffice({ query, onClick }: Props) {
  const { text, ring = '{phone}', write, form, questions } = words.office
  const { office } = site().phones
  return (
    <>
      <p>{text}</p>
      <ul className={styles.ways}>
        <li>
          <a href={callLink(office)}>{fillIn(ring, { phone: office })}</a>
        </li>
        <li>
          <a href={`${form}?${new URLSearchParams({ subject: query })}#write`} onClick={onClick}>
            {fillIn(write, { query })}
          </a>
        </li>
        {questions && (
          <li>
            <a href={questions.href} onClick={onClick}>
              {questions.label}
            </a>
          </li>
        )}
      </ul>
    </>
  )
}
