import { isSection, type PackageName } from '@college/shared/contract'
import { fillIn } from '@college/shared/contract/fill-in'
import type { PageData } from '@college/shared/contract/page-data'
import type { ReleaseList } from '@college/shared/contract/route-manifest'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import words from '../../content/panel.yaml'
import { useShownPage } from '../navigation/arrival'
import { readOverrides } from '../overrides/overrides'
import { ownerOf } from '../sections/load-page'
import { OverrideForm } from './override-form'
import styles from './panel.module.css'
import './boundaries.css'

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })

/** Mounts the maintainers' panel outside the application, so that neither can break the other. */
export function openPanel({ owner, tools }: PageData) {
  const aside = document.body.appendChild(document.createElement('aside'))
  createRoot(aside).render(<Panel owner={owner} overridable={tools === 'overrides'} />)
}

/** For maintainers: shows which release each part of the page is from, and overrides sections. */
function Panel({ owner, overridable }: { owner: PackageName; overridable: boolean }) {
  const [open, setOpen] = useState(false)
  const [outlined, setOutlined] = useState(false)
  const [list, setList] = useState<ReleaseList>()

  useEffect(() => {
    if (!open) return
    fetch('/releases.json', { cache: 'no-cache' })
      .then((response) => response.json())
      .then(setList, console.error)
  }, [open])
  useBoundaries(outlined, owner, (section) => {
    const { version = '', since = '' } = list?.releases[section] ?? {}
    const from = section === 'shell' ? undefined : readOverrides()[section]
    return from
      ? `${section} ${fillIn(words.overrides.active, { address: from })}`
      : fillIn(words.part, { section, version, since: since && day.format(new Date(since)) })
  })

  if (!open)
    return (
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        {words.open}
      </button>
    )
  return (
    <section className={styles.panel} aria-label={words.heading}>
      <h2 className={styles.heading}>{words.heading}</h2>
      <p>{fillIn(words.channel, { channel: list?.channel ?? '' })}</p>
      <label className={styles.choice}>
        <input type="checkbox" checked={outlined} onChange={(event) => setOutlined(event.target.checked)} />
        {words.boundaries}
      </label>
      {list && <ReleaseTable list={list} />}
      {!overridable && <p>{words.overrides.forbidden}</p>}
      {overridable && list && <OverrideForm sections={Object.keys(list.releases).filter(isSection)} />}
      <button type="button" className={styles.button} onClick={() => setOpen(false)}>
        {words.close}
      </button>
    </section>
  )
}

function ReleaseTable({ list }: { list: ReleaseList }) {
  const { caption, section, version, since } = words.table
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {[section, version, since].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(list.releases).map(([name, { version, since }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{version}</td>
            <td>
              <time dateTime={since}>{day.format(new Date(since))}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Elements that belong to the same package on every page. */
const fixed: [selector: string, owner: PackageName][] = [
  ['#app > div > header > div', 'shell'],
  ['#app > div > footer', 'shell'],
  ['[data-section="forms"]', 'forms'],
]

/**
 * Outlines what belongs to which package, while `outlined`. Follows navigations.
 *
 * @param first the owner of the first page
 * @param label the text of a package's outline
 */
function useBoundaries(outlined: boolean, first: PackageName, label: (owner: PackageName) => string) {
  useEffect(() => {
    if (!outlined) return
    const mark = (selector: string, owner: PackageName) => {
      for (const part of document.querySelectorAll<HTMLElement>(selector))
        part.dataset.boundary = label(owner)
    }
    const markAll = async () => {
      for (const [selector, owner] of fixed) mark(selector, owner)
      mark('#main', (await ownerOf(useShownPage.getState().path ?? '')) ?? first)
    }
    markAll()
    const unsubscribe = useShownPage.subscribe(markAll)
    return () => {
      unsubscribe()
      for (const part of document.querySelectorAll<HTMLElement>('[data-boundary]'))
        delete part.dataset.boundary
    }
  }, [outlined, first, label])
}
