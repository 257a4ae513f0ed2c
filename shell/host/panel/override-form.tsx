import { isSection } from '@college/shared/contract'
import { fillIn } from '@college/shared/contract/fill-in'
import { type FormEvent, useState } from 'react'
import words from '../../content/panel.yaml'
import { isDevelopmentServer, readOverrides, writeOverrides } from '../overrides/overrides'
import styles from './panel.module.css'

/**
 * Points a section at a development server, in this tab, or back at its release. Both reload the page.
 *
 * @param sections that are live
 */
export function OverrideForm({ sections }: { sections: string[] }) {
  const [problem, setProblem] = useState('')
  const active = readOverrides()
  const { heading, explanation, section, address, use, takeBack, wrong, unavailable } = words.overrides

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const name = String(form.get('section'))
    const origin = String(form.get('address')).trim().replace(/\/$/, '')
    if (!isSection(name) || !isDevelopmentServer(origin)) return setProblem(wrong)
    const answers = await fetch(`${origin}/remoteEntry.js`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!answers) return setProblem(fillIn(unavailable, { address: origin }))
    writeOverrides({ ...active, [name]: origin })
    location.reload()
  }
  const takeBackSection = (name: string) => {
    writeOverrides(Object.fromEntries(Object.entries(active).filter(([other]) => other !== name)))
    location.reload()
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h3 className={styles.heading}>{heading}</h3>
      <p>{explanation}</p>
      {Object.entries(active).map(([name, origin]) => (
        <p key={name} className={styles.choice}>
          {name} {fillIn(words.overrides.active, { address: origin })}
          <button type="button" className={styles.button} onClick={() => takeBackSection(name)}>
            {takeBack} <span className="visually-hidden">{name}</span>
          </button>
        </p>
      ))}
      <label className={styles.field}>
        {section}
        <select name="section">
          {sections.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {address}
        <input name="address" defaultValue="http://localhost:5178" aria-describedby="override-problem" />
      </label>
      <p id="override-problem" role="alert" className={styles.problem}>
        {problem}
      </p>
      <button type="submit" className={styles.button}>
        {use}
      </button>
    </form>
  )
}
