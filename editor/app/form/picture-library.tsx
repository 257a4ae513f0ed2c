import { timesNamed } from '../../protocol/used-uploads'
import { Dialog } from '../bar/dialog'
import { attempt, useEditor } from '../state/editor-store'
import fieldStyles from './field.module.css'
import styles from './picture-field.module.css'
import { takeBack } from './take-pictures'

type Props = { folder: string; onChoose: (name: string) => void; onClose: () => void }

/** Every picture of a section, how often it is used, and the way to take back a photograph that was only tried. */
export function PictureLibrary({ folder, onChoose, onClose }: Props) {
  const start = useEditor(({ start }) => start)
  const files = useEditor(({ files }) => files)
  const content = Object.values(files).flatMap(({ path, data }) =>
    path.startsWith(`${folder}/`) ? [data] : [],
  )
  return (
    <Dialog title="Pictures of this section" onClose={onClose}>
      <ul className={styles.library}>
        {start?.pictures[folder]?.map((name) => {
          const times = timesNamed(name, content)
          const upload = start.uploads.find((path) => path.startsWith(`${folder}/pictures/${name}.`))
          return (
            <li key={name}>
              <button
                type="button"
                className={styles.thumbnail}
                onClick={() => {
                  onChoose(name)
                  onClose()
                }}
              >
                <img src={`/picture/${folder}/${name}`} alt="" loading="lazy" />
                <span>{name}</span>
                <small>{times === 0 ? 'not used' : times === 1 ? 'used once' : `used ${times} times`}</small>
              </button>
              {upload && times === 0 && (
                <button
                  type="button"
                  className={fieldStyles.remove}
                  aria-label={`Take back: ${name}`}
                  onClick={() => attempt(() => takeBack(folder, name, upload))}
                >
                  Take back
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
