import { useEffect, useState } from 'react'
import { sectionName } from '../../protocol/file-name'
import type { ChangedPage, Publishable } from '../../protocol/protocol'
import { ask, Refused } from '../state/requests'
import { Button } from './button'
import { BeforeAfter } from './changes-dialog'
import styles from './dialog.module.css'
import type { Step } from './release-dialog'

type Props = { step: Step; section: string; onYes: (release: string) => void; onNo: () => void }

/** Asks before visitors see a change. What goes live or is taken back must be known first. */
export function ReleaseQuestion({ step: { step, name, sure }, section, onYes, onNo }: Props) {
  const [known, setKnown] = useState<Publishable>()
  const [failed, setFailed] = useState('')
  const isLive = step === 'live'
  const compare = async () => {
    setFailed('')
    try {
      setKnown(await ask('publishable', { section, step }))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setFailed(error.message)
    }
  }
  useEffect(() => {
    compare()
  }, [])
  return (
    <section className={styles.warning} aria-label={`${name}: ${sectionName(section)}`}>
      <p>
        {sectionName(section)}: {sure?.words}
      </p>
      <p role="status">
        {failed
          ? `What changes could not be found out, so it cannot be done now. ${failed}`
          : !known && 'Looking at what changes …'}
      </p>
      {known && isLive && <PreviewChanges pages={known.pages} />}
      {failed && <Button onClick={compare}>Look again</Button>}{' '}
      <Button primary can={known !== undefined} onClick={() => known && onYes(known.release)}>
        {sure?.yes}
      </Button>{' '}
      <Button onClick={onNo}>No</Button>
    </section>
  )
}

/** The most pages to show text by text; the others are named. */
const most = 40

/** What changes for visitors: each page, each text before and after. */
function PreviewChanges({ pages }: { pages: ChangedPage[] }) {
  if (pages.length === 0) return <p>No text, picture or link of a page changes.</p>
  const others = pages.slice(most).map(({ path }) => path)
  return (
    <>
      <dl className={styles.changes}>
        {pages.slice(0, most).map(({ path, before, after }) => (
          <BeforeAfter key={path} what={path} before={before} after={after} />
        ))}
      </dl>
      {others.length > 0 && <p>These change, too: {others.join(', ')}.</p>}
    </>
  )
}
