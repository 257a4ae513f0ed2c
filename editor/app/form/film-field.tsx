import { useState } from 'react'
import type { TakenFilm } from '../../protocol/protocol'
import { change } from '../state/change'
import { attempt, tell } from '../state/editor-store'
import { ask } from '../state/requests'
import type { FieldProps } from './field'
import styles from './field.module.css'
import { filmLength } from './film-length'
import { useFilePath, useValue } from './form-context'
import { Frame } from './frame'
import pictureStyles from './picture-field.module.css'

/** A film by its name: two files of the same film, for all browsers, and its captions. */
export function FilmField(props: FieldProps) {
  const file = useFilePath()
  const folder = file.split('/')[0] ?? ''
  const name = String(useValue(props.path) ?? '')
  const [taken, setTaken] = useState<string[]>([])
  const take = (files: File[]) =>
    attempt(async () => {
      const endings = files.map((part) => part.name.split('.').at(-1)?.toLowerCase() ?? '')
      const lengths = await Promise.all(files.map((part, index) => filmLength(part, endings[index] ?? '')))
      // Not every browser plays both kinds, and both are the same film.
      const known = lengths.find((length) => length !== undefined)
      for (const [index, part] of files.entries()) {
        const ending = endings[index] ?? ''
        const length = lengths[index] ?? known ?? ''
        const query = new URLSearchParams({ folder, name, ending, seconds: String(length) })
        const { seconds } = await ask<TakenFilm>(`/api/film?${query}`, ['path'], part)
        if (seconds) change(file, [...props.path.slice(0, -1), 'duration'], seconds)
        setTaken((taken) => [...taken, ending])
      }
      tell(`${files.length} files of the film ${name} are taken.`)
    })
  return (
    <Frame {...props}>
      {(control) => (
        <div className={pictureStyles.drop}>
          <input
            {...control}
            className={styles.control}
            type="text"
            value={name}
            onChange={({ target }) => change(file, props.path, target.value)}
          />
          <label className={pictureStyles.upload}>
            <input
              type="file"
              multiple
              accept=".webm,.mp4,.vtt"
              disabled={!name}
              onChange={({ target }) => take([...(target.files ?? [])])}
            />
            <span>
              {taken.length > 0
                ? `Taken: ${taken.join(', ')}`
                : 'Name the film, then choose its WebM, MP4 and captions (VTT)'}
            </span>
          </label>
        </div>
      )}
    </Frame>
  )
}
