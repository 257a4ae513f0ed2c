import { applyLink } from '@college/shared/contract/apply-link'
import { attempt } from '@college/shared/ui/draft'
import { Fold } from '@college/shared/ui/fold/fold'
import { Section } from '@college/shared/ui/section/section'
import { useEffect, useRef, useState } from 'react'
import content from '../../../../content/choosing.yaml'
import mds from '../../../../content/pg-courses.data'
import type { Answer } from '../../../../content/schemas'
import styles from './choosing.module.css'
import { followChoices } from './follow-choices'

const { labels } = content

/** Who may apply for what: asked step by step, and as rules to read (specification, section 9). */
export function Choosing() {
  return (
    <Section id="eligibility" heading={content.heading} intro={content.intro} tone="wash" aside={<Rules />}>
      <Guide />
    </Section>
  )
}

/** Asks what a visitor has completed; shows what they can apply for. Without script, the rules beside it serve. */
function Guide() {
  const form = useRef<HTMLFormElement>(null)
  const [choices, setChoices] = useState<number[]>([])
  const { asked, answer } = followChoices(content, choices)

  // Restore the choices of this history entry, or those made before hydration.
  useEffect(() => {
    const chosen = form.current?.querySelector<HTMLInputElement>('input:checked')
    const kept = savedChoices()
    if (chosen && Number(chosen.value) !== kept[0]) choose([Number(chosen.value)])
    else if (kept.length) setChoices(kept)
  }, [])

  const choose = (choices: number[]) => {
    setChoices(choices)
    saveChoices(choices)
  }

  return (
    <form ref={form} className={styles.guide} onSubmit={(event) => event.preventDefault()}>
      {asked.map(({ id, text, options }, place) => (
        <fieldset key={id}>
          <legend className={styles.question}>{text}</legend>
          {options.map(({ label }, index) => (
            <label key={label} className={styles.option}>
              <input
                type="radio"
                name={id}
                value={index}
                checked={choices[place] === index}
                onChange={() => choose([...choices.slice(0, place), index])}
              />
              {label}
            </label>
          ))}
        </fieldset>
      ))}
      <div className={styles.guideAnswer} data-given={answer !== undefined}>
        <p role="status" className={styles.guideVerdict}>
          {answer?.verdict}
        </p>
        {answer && <AnswerDetails answer={answer} />}
      </div>
    </form>
  )
}

/** The choices saved in the history entry: they survive Back, Forward and a reload, and are never sent. */
function savedChoices(): number[] {
  const choices: unknown = history.state?.choices
  return Array.isArray(choices) ? choices.filter((choice) => typeof choice === 'number') : []
}

/** Where the browser refuses, as Safari does after a hundred changes in half a minute, they last as long as the page. */
const saveChoices = (choices: number[]) =>
  attempt(() => history.replaceState({ ...history.state, choices }, ''))

function Rules() {
  return (
    <div className={styles.sheet}>
      <h3>{labels.rules}</h3>
      <Fold label={labels.openRules}>
        {content.answers.map((answer) => (
          <details key={answer.id} className={styles.rule}>
            <summary className={styles.case}>
              <span className={styles.who}>{answer.who}</span>
              <span className={styles.verdict}>{answer.verdict}</span>
            </summary>
            <AnswerDetails answer={answer} />
          </details>
        ))}
      </Fold>
    </div>
  )
}

/** The reason for a verdict, and links on. A link to the application selects its course. */
function AnswerDetails({ answer }: { answer: Answer }) {
  return (
    <div className={styles.answer}>
      <p>{answer.text}</p>
      {answer.ways.length > 0 && (
        <ul className={styles.ways}>
          {answer.ways.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className={styles.way}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {answer.courses && (
        <ul className={styles.courses}>
          {mds.map(({ slug, title, course }) => (
            <li key={slug} className={styles.course}>
              <span className={styles.title}>{title}</span>
              <a href={`/department/${slug}`} className={styles.way}>
                {labels.course}
                <span className="visually-hidden"> {title}</span>
              </a>
              <a href={applyLink(course)} className={styles.way}>
                {labels.apply}
                <span className="visually-hidden"> {title}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
