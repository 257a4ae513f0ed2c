import { existsSync } from 'node:fs'
import { basename, join, posix, relative, sep } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import { pictureMark, unknownToken } from './fields'
import { fieldsAt, nearest } from './near-miss'
import { plantFolder } from './plants'
import { pictureEndings, readFolder, readText } from './read-folder'
import { valueAt } from './values'

/** Schemas of a package by path pattern below `content/`: `'library.yaml'`, `'ug/*.yaml'`. */
export type ContentSchemas = Record<string, z.ZodType>

/** One mistake in a content file, in words an editor can act on. */
export class ContentError extends Error {}

/** Earlier results by file, with the text they were read from: a build requests each file several times. */
const readBefore = new Map<string, { text: string; schemas: ContentSchemas; data: unknown }>()

/**
 * Reads one content file, checks it against its schema and gives its data; names of pictures become marks.
 *
 * @param root the package's folder
 * @param file the file's full path
 * @throws ContentError naming file, field, what was found and what was expected
 */
export function readContent(root: string, file: string, schemas: ContentSchemas): unknown {
  const text = textOf(root, file)
  const before = readBefore.get(file)
  if (before?.text === text && before.schemas === schemas) return before.data
  const data = checked(root, file, text, schemas)
  readBefore.set(file, { text, schemas, data })
  return data
}

function textOf(root: string, file: string): string {
  try {
    return readText(file)
  } catch (error) {
    throw new ContentError(`${shownAs(root, file)}: ${error instanceof Error ? error.message : error}`)
  }
}

function checked(root: string, file: string, text: string, schemas: ContentSchemas): unknown {
  const name = relative(join(root, 'content'), file).split(sep).join(posix.sep)
  const shown = shownAs(root, file)
  const schema = Object.entries(schemas).find(([pattern]) => matches(pattern, name))?.[1]
  if (!schema)
    throw new ContentError(
      `${shown}: no schema is declared for this file; expected one of ${Object.keys(schemas).join(', ')}`,
    )

  const { content, problems } = checkData(root, schema, dataOf(text, shown))
  if (problems.length > 0)
    throw new ContentError(
      problems.map(({ path, words }) => `${shown}: ${fieldOf(path)}: ${words}`).join('\n'),
    )
  return content
}

/** Refuses aliases, too, that would make more of it than anybody has written. */
function dataOf(text: string, shown: string): unknown {
  try {
    return parse(text, { logLevel: 'error' })
  } catch (error) {
    const words = error instanceof Error ? error.message.split('\n')[0] : error
    throw new ContentError(`${shown}: not valid YAML: ${words}`)
  }
}

/** What is wrong at one place of a content file: what was found, and what was expected. */
export type Problem = { path: PropertyKey[]; words: string }

/** A package's folder, or several that hold its pictures: the first that has one counts. */
export type PictureRoots = string | readonly string[]

/** Checks the data of one content file, and that its pictures exist. The content is there when nothing is wrong. */
export function checkData(
  roots: PictureRoots,
  schema: z.ZodType,
  data: unknown,
): { content?: unknown; problems: Problem[] } {
  const result = schema.safeParse(data)
  if (!result.success) return { problems: problemsOf(result.error.issues, schema, data) }
  const problems: Problem[] = []
  for (const [path, picture] of picturesIn(result.data))
    if (!pictureFile(roots, picture))
      problems.push({
        path,
        words: `found the picture '${picture}', ${meant(picture, pictureNames(roots))}expected the name of a file in ${posix.join(basename([roots].flat()[0] ?? ''), 'pictures')}/`,
      })
  return { content: result.data, problems }
}

/** A file as sentences name it: `mfe-media/content/life.yaml`. */
const shownAs = (root: string, file: string) => relative(join(root, '..'), file).split(sep).join(posix.sep)

/** The report of a content check, a sentence each: errors, and notices for someone to look at. */
export type ContentReport = { files: number; errors: string[]; notices: string[] }

/** Checks all content files of one package, and the files beside them and the pictures. */
export function contentReport(root: string, schemas: ContentSchemas): ContentReport {
  const { files, errors } = readFolder(root, 'content')
  const strays = [...errors, ...readFolder(root, 'pictures').errors]
  const report: ContentReport = {
    files: 0,
    errors: strays.map((words) => `${basename(root)}/${words}`),
    notices: [],
  }
  for (const name of Object.keys(schemas))
    if (!name.includes('*') && !files.includes(name))
      report.errors.push(
        `${basename(root)}/content/${name}: found no such file, expected the one that content/schemas.ts declares`,
      )
  for (const file of files.map((name) => join(root, 'content', name)))
    try {
      if (!isContent(file)) {
        textOf(root, file)
        continue
      }
      report.files++
      const data = readContent(root, file, schemas)
      for (const notice of noticesIn(root, data)) report.notices.push(`${shownAs(root, file)}: ${notice}`)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      report.errors.push(...error.message.split('\n'))
    }
  return report
}

/** Photographs that may still have the alternative text of the drawing that they replaced. */
function noticesIn(root: string, data: unknown): string[] {
  return [...picturesIn(data)].flatMap(([path, picture]) => {
    const photograph = pictureFile(root, picture)
    const drawing = join(root, 'pictures', `${picture}.svg`)
    const alt = valueAt(data, [...path.slice(0, -1), 'alt'])
    if (!photograph || photograph === drawing || !existsSync(drawing) || typeof alt !== 'string') return []
    return `${[...path.slice(0, -1), 'alt'].join('.')}: ${basename(photograph)} has taken the place of ${picture}.svg; see that '${alt}' says what the photograph shows, then delete the drawing`
  })
}

/** All content files of a package, as full paths. */
export const contentFiles = (root: string): string[] =>
  readFolder(root, 'content')
    .files.filter(isContent)
    .map((name) => join(root, 'content', name))

/** Beside content lie the captions of films. */
const isContent = (file: string) => file.endsWith('.yaml')

/** The file behind a picture's name, or undefined. */
export function pictureFile(roots: PictureRoots, name: string): string | undefined {
  const files = name.startsWith(`${plantFolder}/`)
    ? [join(import.meta.dirname, `${name}.svg`)]
    : [roots]
        .flat()
        .flatMap((root) => pictureEndings.map((ending) => join(root, 'pictures', `${name}.${ending}`)))
  return files.find((file) => existsSync(file))
}

/** Every name of a picture that the package has. */
export function pictureNames(roots: PictureRoots): string[] {
  const files = [roots].flat().flatMap((root) => readFolder(root, 'pictures').files)
  return [...new Set(files.map((file) => file.replace(/\.\w+$/, '')))]
}

/** Whether a path below `content/` fits a pattern; `*` stands for one name. */
export function matches(pattern: string, name: string) {
  const expression = pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')
  return new RegExp(`^${expression}$`).test(name)
}

/** A problem for each mistake. A field that is missing because its name is misspelt is one mistake. */
function problemsOf(issues: z.core.$ZodIssue[], schema: z.ZodType, data: unknown): Problem[] {
  const misspelt = new Set<string>()
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const { path } = issue
    const known = fieldsAt(schema, path)
    return issue.keys.map((key) => {
      const right = nearest(key, known)
      if (right) misspelt.add([...path, right].join('.'))
      return {
        path,
        words: `found the unknown field '${key}', ${right ? `did you mean '${right}'?` : `expected one of ${known.join(', ')}`}`,
      }
    })
  })
  // An empty text need not also be told about its first character.
  const most = new Map(
    issues.flatMap((issue) => (issue.code === 'too_small' ? [[issue.path.join('.'), issue]] : [])),
  )
  const others = issues
    .filter(({ code, path }) => code !== 'unrecognized_keys' && !isMissing(misspelt, path, data))
    .filter((issue) => issue.code !== 'too_small' || most.get(issue.path.join('.')) === issue)
    .map((issue) => ({ path: issue.path, words: inWords(issue, data) }))
  return [...unknown, ...others]
}

const isMissing = (misspelt: Set<string>, path: PropertyKey[], data: unknown) =>
  misspelt.has(path.join('.')) && valueAt(data, path) === undefined

function inWords(issue: z.core.$ZodIssue, data: unknown): string {
  const unknown = issue.code === 'custom' ? unknownToken.safeParse(issue.params).data : undefined
  if (unknown) return `found ${unknown.token}, ${meant(unknown.token, unknown.known)}${issue.message}`
  const found = valueAt(data, issue.path)
  const expected =
    lengthInWords(issue) ?? issue.message.replace(/^[A-Z][\w ]*: expected /, '').replace(/, received .*$/, '')
  const choices = issue.code === 'invalid_value' ? issue.values.map(String) : []
  return `found ${describe(found)}, ${meant(found, choices)}expected ${expected.replace(/^expected /, '')}`
}

const units: Record<string, string> = { string: 'character', array: 'item' }

/** How long a text or a list should be that is too short or too long. */
function lengthInWords(issue: z.core.$ZodIssue): string | undefined {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return
  const unit = units[issue.origin]
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum
  if (unit)
    return `at ${issue.code === 'too_small' ? 'least' : 'most'} ${limit} ${unit}${limit === 1 ? '' : 's'}`
}

const fieldOf = (path: PropertyKey[]) => path.map(String).join('.') || 'the file'

function meant(found: unknown, choices: string[]): string {
  const right = typeof found === 'string' ? nearest(found, choices) : undefined
  return right ? `did you mean '${right}'? ` : ''
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'an empty field'
  if (value === '') return 'an empty text'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object') return 'a group of fields'
  const shown = String(value)
  return `${typeof value === 'string' ? 'the text' : `the ${typeof value}`} '${shown.length > 40 ? `${shown.slice(0, 40)}…` : shown}'`
}

function* picturesIn(value: unknown, path: string[] = []): Generator<[path: string[], name: string]> {
  if (typeof value !== 'object' || value === null) return
  const name = valueAt(value, [pictureMark])
  if (typeof name === 'string') yield [path, name]
  else for (const [key, inner] of Object.entries(value)) yield* picturesIn(inner, [...path, key])
}
