import { useState } from 'react'
import { folderOf, sectionName } from '../../protocol/file-name'
import type { ReleaseStep } from '../../protocol/protocol'
import { attempt, changedFiles, useEditor } from '../state/editor-store'
import { follow } from '../state/requests'
import barStyles from './bar.module.css'
import { Button } from './button'
import { Dialog } from './dialog'
import styles from './dialog.module.css'
import { ReleaseQuestion } from './release-question'

export type Step = {
  step: ReleaseStep
  name: string
  words: string
  /** The confirmation before visitors see the change. */
  sure?: { words: string; yes: string }
}

export const steps: Step[] = [
  {
    step: 'preview',
    name: 'Into preview',
    words: 'Shows what is saved in a second site beside the live one.',
  },
  {
    step: 'live',
    name: 'Live',
    words: 'Gives visitors what is in the preview.',
    sure: { words: 'All visitors get what the preview shows of this section.', yes: 'Yes, make it live' },
  },
  {
    step: 'back',
    name: 'Take back',
    words: 'Gives visitors again what they had before.',
    sure: {
      words: 'The last release of this section goes, for all visitors. What is saved stays saved.',
      yes: 'Yes, take it back',
    },
  },
]

export function ReleaseDialog({ onClose }: { onClose: () => void }) {
  const start = useEditor(({ start }) => start)
  const current = useEditor(({ current }) => current)
  const sections = start?.person.sections ?? []
  const here = folderOf(current)
  const [section, setSection] = useState(sections.includes(here) ? here : (sections[0] ?? ''))
  const isWhole = start?.person.mayRelease === true
  const mine = steps.filter(({ step }) => isWhole || step === 'preview')
  const [lines, setLines] = useState<string[]>([])
  const [running, setRunning] = useState(false)
  const unsaved = useEditor((state) => changedFiles(state).length)

  const [asked, setAsked] = useState<Step>()

  const run = (step: ReleaseStep, release?: string) =>
    attempt(async () => {
      setAsked(undefined)
      setRunning(true)
      setLines([])
      try {
        const done = await follow({ section, step, release }, (words) =>
          setLines((lines) => [...lines, words]),
        )
        setLines((lines) => [...lines, done ? 'Done.' : 'This did not work; what was live stays live.'])
      } finally {
        setRunning(false)
      }
    })

  return (
    <Dialog title="Publish" onClose={onClose}>
      {unsaved > 0 && (
        <p className={styles.warning}>
          {unsaved === 1 ? 'A changed file is' : `${unsaved} changed files are`} not saved yet: what you
          publish now is without that.
        </p>
      )}
      <label className={styles.section}>
        Section
        <select
          value={section}
          disabled={running}
          onChange={({ target }) => {
            setAsked(undefined)
            setSection(target.value)
          }}
        >
          {sections.map((folder) => (
            <option key={folder} value={folder}>
              {sectionName(folder)}
            </option>
          ))}
        </select>
      </label>
      <ol className={styles.steps}>
        {mine.map((item) => (
          <li key={item.step}>
            <Button primary can={!running} onClick={() => (item.sure ? setAsked(item) : run(item.step))}>
              {item.name}
            </Button>
            <span>{item.words}</span>
            {item.step === 'preview' && (
              <a className={barStyles.button} href={start?.preview} target="_blank" rel="noreferrer">
                Open the preview
              </a>
            )}
          </li>
        ))}
      </ol>
      {!isWhole && <p>Somebody else, who may release, looks at the preview and makes it live.</p>}
      {asked && (
        <ReleaseQuestion
          key={asked.step}
          step={asked}
          section={section}
          onYes={(release) => run(asked.step, release)}
          onNo={() => setAsked(undefined)}
        />
      )}
      <div className={styles.log} role="log" aria-label="Progress">
        {running && <progress aria-label="Working" />}
        {lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
    </Dialog>
  )
}
