import { useEffect, useRef, useState } from 'react'
import content from '../../../../content/choosing.yaml'
import type { InFolder } from '../../../folder/in-order'
import type { MdProgramme } from '../md-programme'
import { AnswerWords } from './answer-words'
import styles from './guide.module.css'
import { walk } from './walk'

/** Asks what a visitor has completed and says what is open to them. Without script the rules beside it stand in. */
export function Guide({ mds }: { mds: InFolder<MdProgramme>[] }) {
  const form = useRef<HTMLFormElement>(null)
  const [choices, setChoices] = useState<number[]>([])
  const { asked, answer } = walk(content, choices)

  // What was chosen before script came, or is restored by the browser, counts.
  useEffect(() => {
    const chosen = form.current?.querySelector<HTMLInputElement>('input:checked')
    if (chosen) setChoices([Number(chosen.value)])
  }, [])

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
                onChange={() => setChoices([...choices.slice(0, place), index])}
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
        {answer && <AnswerWords answer={answer} mds={mds} />}
      </div>
    </form>
  )
}
