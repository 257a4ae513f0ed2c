import { useEffect, useRef, useState } from 'react'
import content from '../../../../content/choosing.yaml'
import type { MdProgramme } from '../../../../content/pg-programmes.data'
import { AnswerDetails } from './answer-details'
import { followChoices } from './follow-choices'
import styles from './guide.module.css'
import { saveChoices, savedChoices } from './saved-choices'

/** Asks what a visitor has completed and says what they can apply for. Without script, the rules beside it serve. */
export function Guide({ mds }: { mds: MdProgramme[] }) {
  const form = useRef<HTMLFormElement>(null)
  const [choices, setChoices] = useState<number[]>([])
  const { asked, answer } = followChoices(content, choices)

  // Restore what was chosen in this history entry, or before hydration.
  useEffect(() => {
    const chosen = form.current?.querySelector<HTMLInputElement>('input:checked')
    const kept = savedChoices()
    if (kept.length) setChoices(kept)
    else if (chosen) setChoices([Number(chosen.value)])
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
      <div className={styles.answer} data-given={answer !== undefined}>
        <p role="status" className={styles.verdict}>
          {answer?.verdict}
        </p>
        {answer && <AnswerDetails answer={answer} mds={mds} />}
      </div>
    </form>
  )
}
