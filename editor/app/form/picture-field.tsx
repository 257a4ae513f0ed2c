import { isGroup, type Path, same, valueAt } from '@college/shared/content/values'
import { type DragEvent, useState } from 'react'
import { nameOf } from '../../protocol/changes'
import { folderOf } from '../../protocol/file-name'
import { Button } from '../bar/button'
import { change } from '../state/change'
import { attempt, dataOf, openField, tell, useEditor, watchHands } from '../state/editor-store'
import type { FieldProps } from './field'
import styles from './field.module.css'
import { useFilePath, useValue } from './form-context'
import { Frame } from './frame'
import pictureStyles from './picture-field.module.css'
import { PictureLibrary, takePicture } from './picture-library'
import { Choice } from './small-fields'

export function PictureField(props: FieldProps) {
  const file = useFilePath()
  const { path } = props
  const around = path.slice(0, -1)
  const folder = folderOf(file)
  const name = String(useValue(path) ?? '')
  const pictures = useEditor(({ start }) => start?.pictures[folder])
  const [busy, setBusy] = useState(false)
  const [looking, setLooking] = useState(false)

  const put = async (image: File) => {
    const hasGoneOn = watchHands()
    const data = dataOf(file)
    const group = valueAt(data, around)
    const name = await takePicture(folder, wishFor(data, path) || image.name, image)
    // An upload takes time: the field may have moved, and words typed beside it must stay.
    if (!same(valueAt(dataOf(file), path), valueAt(data, path)))
      return tell(`The photograph ${name} is among this section’s pictures: choose it there.`)
    const now = valueAt(dataOf(file), around)
    if (!isGroup(now) || !('alt' in now)) return change(file, path, name)
    // The old picture's description would be wrong.
    const { focus: _, ...rest } = now
    const alt = same(now.alt, valueAt(group, ['alt'])) ? '' : now.alt
    const isElsewhere = hasGoneOn()
    change(file, around, { ...rest, picture: name, alt })
    if (alt === '' && !isElsewhere) openField(file, [...around, 'alt'])
  }
  const take = (image: File | undefined) => {
    if (!image) return
    setBusy(true)
    attempt(() => put(image)).finally(() => setBusy(false))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }

  return (
    <Frame {...props}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, beside the button in it
        <div className={pictureStyles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          {name && <img className={pictureStyles.shown} src={`/picture/${folder}/${name}`} alt="" />}
          <Choice control={control} path={path} options={pictures} empty="Choose a picture" />
          <Button className={styles.add} onClick={() => setLooking(true)}>
            Look at all pictures …
          </Button>
          {looking && (
            <PictureLibrary
              folder={folder}
              onChoose={(name) => change(file, path, name)}
              onClose={() => setLooking(false)}
            />
          )}
          <label className={pictureStyles.upload}>
            <input
              type="file"
              accept="image/*"
              disabled={busy}
              onChange={({ target }) => {
                take(target.files?.[0])
                // Allow choosing the same file again after a failed upload.
                target.value = ''
              }}
            />
            <span>{busy ? 'Taking the photograph …' : 'Drop a photograph here, or choose one'}</span>
          </label>
        </div>
      )}
    </Frame>
  )
}

/** The name for a photograph: that of the page, and of what is around the picture. A person's name is enough. */
function wishFor(data: unknown, path: Path): string {
  const around = [path.slice(0, -1), path.slice(0, -2)].filter(({ length }) => length > 0)
  const own = around.map((at) => nameOf(valueAt(data, at))).find(Boolean)
  const names = path.at(-1) === 'photo' ? [own ?? nameOf(data)] : [nameOf(data), own]
  return [...new Set(names)].filter(Boolean).join(' ')
}
