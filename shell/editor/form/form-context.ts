import { createContext, use } from 'react'
import type { EditedFile } from '../../platform/editor/protocol'
import { useEditor } from '../state/editor-store'
import type { Path } from '../state/value-at'

/** The file whose form is shown. */
export const FileContext = createContext('')

export function useFile(): EditedFile {
  const path = use(FileContext)
  const file = useEditor(({ files }) => files[path])
  if (!file) throw new Error(`There is no file ${path} to edit.`)
  return file
}

/** What is wrong at a field itself. */
export function useProblems(path: Path): string[] {
  const key = path.join('.')
  return useFile()
    .problems.filter((problem) => problem.path.join('.') === key)
    .map(({ words }) => words)
}

/** How many fields below a path are wrong. */
export function useProblemCount(path: Path): number {
  return useFile().problems.filter((problem) => startsWith(problem.path, path)).length
}

/** Whether the field with the focus is this one or one below it. */
export function useHasFocus(path: Path): boolean {
  const file = use(FileContext)
  return useEditor(({ current, focus }) => current === file && focus.length > 0 && startsWith(focus, path))
}

const startsWith = (path: Path, start: Path) => start.every((key, index) => path[index] === key)
