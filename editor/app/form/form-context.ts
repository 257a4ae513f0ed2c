import { type Path, valueAt } from '@college/shared/content/values'
import { createContext, use } from 'react'
import type { EditedFile } from '../../protocol/protocol'
import { change } from '../state/change'
import { useEditor } from '../state/editor-store'
import type { Schema } from '../state/schema'
import { plainProblem } from './plain-problem'

/** The path of the file in the form. */
export const FileContext = createContext('')

export const useFilePath = () => use(FileContext)

/** Reads from the file in the form. A control renders again only when the value it read changes. */
export function useFile<Result>(read: (file: EditedFile) => Result): Result {
  const path = useFilePath()
  return useEditor(({ files }) => {
    const file = files[path]
    if (!file) throw new Error(`There is no file ${path} to edit.`)
    return read(file)
  })
}

export const useValue = (path: Path): unknown => useFile(({ data }) => valueAt(data, path))

export function useField(path: Path) {
  const file = useFilePath()
  return [useValue(path), (value: unknown) => change(file, path, value)] as const
}

export function useProblems(path: Path, schema: Schema, mayGo = false): string {
  const key = path.join('.')
  return useFile(({ problems, data }) =>
    problems
      .filter((problem) => problem.path.join('.') === key)
      .map(({ words }) => plainProblem(words, schema, valueAt(data, path), mayGo))
      .join(' '),
  )
}

export const useProblemCount = (path: Path): number =>
  useFile(({ problems }) => problems.filter((problem) => startsWith(problem.path, path)).length)

/** Whether the focused field is this one or one below it. */
export function useHasFocus(path: Path): boolean {
  const file = useFilePath()
  return useEditor(({ current, focus }) => current === file && focus.length > 0 && startsWith(focus, path))
}

const startsWith = (path: Path, start: Path) => start.every((key, index) => path[index] === key)
