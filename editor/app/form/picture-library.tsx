import { nameOfUpload, timesNamed, wrongSize } from '../../protocol/used-uploads'
import { Button } from '../bar/button'
import { Dialog } from '../bar/dialog'
import { attempt, useEditor } from '../state/editor-store'
import { ask, Declined, upload } from '../state/requests'
import { inTurn, receive } from '../state/send-drafts'
import fieldStyles from './field.module.css'
import styles from './picture-field.module.css'

type Props = { folder: string; onChoose: (name: string) => void; onClose: () => void }

/** Every picture of a section with its number of uses; an unused upload can be taken back. */
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
              <Button
                className={styles.thumbnail}
                onClick={() => {
                  onChoose(name)
                  onClose()
                }}
              >
                <img src={`/picture/${folder}/${name}`} alt="" loading="lazy" />
                <span>{name}</span>
                <small>{times === 0 ? 'not used' : times === 1 ? 'used once' : `used ${times} times`}</small>
              </Button>
              {upload && times === 0 && (
                <Button
                  className={fieldStyles.remove}
                  aria-label={`Take back: ${name}`}
                  onClick={() => attempt(() => takeBack(folder, upload))}
                >
                  Take back
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

/** Uploads a photograph. Returns the name it was given. */
export async function takePicture(folder: string, wish: string, image: Blob): Promise<string> {
  const wrong = wrongSize(image.size)
  if (wrong) throw new Declined(wrong)
  const path = await upload(folder, wish, image)
  list(folder, path, (items, item) => [...items, item])
  return nameOfUpload(path)
}

/** Takes back an unused upload. */
async function takeBack(folder: string, path: string) {
  receive(await inTurn(() => ask('discard', { paths: [path] })), true)
  list(folder, path, (items, item) => items.filter((other) => other !== item))
}

/** Updates a section's known pictures: all names, and the paths of unsaved ones. */
const list = (folder: string, upload: string, change: (items: string[], item: string) => string[]) =>
  useEditor.setState(({ start }) => {
    if (!start) return {}
    const pictures = change(start.pictures[folder] ?? [], nameOfUpload(upload))
    const uploads = change(start.uploads, upload)
    return { start: { ...start, uploads, pictures: { ...start.pictures, [folder]: pictures } } }
  })
