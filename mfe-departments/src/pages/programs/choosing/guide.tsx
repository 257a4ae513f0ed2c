import { useEffect, useRef, useState } from 'react'
import content from '../../../../content/choosing.yaml'
import type { InFolder } from '../../../folder/in-order'
import type { MdProgramme } from '../md-programme'
import { AnswerWords } from './answer-words'
import styles from './guide.module.css'
import { keepChoices, keptChoices } from './kept-choices'
import { walk } from './walk'

/** Asks what a visitor has completed and says what is open to them. Without script the rules beside it stand in. */
export function Guide({ mds }: { mds: InFolder<MdProgramme>[] }) {
  const form = useRef<HTMLFormElement>(null)
  const [choices, setChoices] = useState<number[]>([])
  const { asked, answer } = walk(content, choices)

  // What was chosen on an earlier visit to this history entry counts, or before script came.
  useEffect(() => {
    const chosen = form.current?.querySelector<HTMLInputElement>('input:checked')
    const kept = keptChoices()
    if (kept.length) setChoices(kept)
    else if (chosen) setChoices([Number(chosen.value)])
  }, [])

  const choose = (choices: number[]) => {
    setChoices(choices)
    keepChoices(choices)
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
        {answer && <AnswerWords answer={answer} mds={mds} />}
      </div>
    </form>
  )
}
