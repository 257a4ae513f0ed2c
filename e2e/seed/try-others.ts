import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { layCheckout, repository } from '../checkout/lay-checkout'
import { edges, writeEdge } from './edges'
import { editNames, writeEditedCollege } from './edited-college'
import { writeOtherCollege } from './other-college'

/*
 * Tests content other than the college's: another college with few and many testimonials, today's after each
 * of ten edits by the editor, and content at the limits of the schemas. Each is built as a separate checkout
 * and tested by the live site's tests, single edits without a browser; unit tests run for the other and the
 * edited college, and those that read content after each edit. `-- most words` selects some of them.
 */
const colleges: Record<string, (folder: string) => void | Promise<void>> = {
  few: (folder) => void writeOtherCollege(folder, 3),
  many: (folder) => void writeOtherCollege(folder, 40),
  ...Object.fromEntries(
    editNames.map((_, index) => [
      `edit-${index + 1}`,
      (folder: string) => writeEditedCollege(folder, index + 1),
    ]),
  ),
  edited: (folder) => writeEditedCollege(folder),
  ...Object.fromEntries(edges.map((edge) => [edge, (folder: string) => writeEdge(edge, folder)])),
}

/** Packages that read content. */
const readers = [
  'mfe-a',
  'mfe-forms',
  'mfe-media',
  'mfe-departments/src/pages',
  'shell/',
  'shared/ui',
  'shared/content',
]
/** Also those that could: all others need a whole repository around them. */
const parts = [...readers, 'editor/', 'platform/', 'shared/runtime', 'shared/preset']

/** Drawings with places on them. */
const placed = [
  'mfe-academics/pictures/india',
  'mfe-forms/pictures/approach',
  'mfe-forms/pictures/campus',
].map((drawing) => `${drawing}.svg`)
const chosen = process.argv.slice(2)
const failed: string[] = []
for (const [name, write] of Object.entries(colleges)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const content = mkdtempSync(join(tmpdir(), 'college-'))
  await write(content)
  // Code knows places on these drawings; stand-ins have none.
  for (const drawing of placed)
    if (existsSync(join(content, drawing))) cpSync(join(repository, drawing), join(content, drawing))
  const isOneEdit = name.startsWith('edit-')
  // Apply single edits one after another in one checkout, so that only changes are built.
  const checkout = join(repository, `.cache/college-${isOneEdit ? 'edited' : name}`)
  layCheckout(checkout, (folder) => cpSync(content, folder, { recursive: true }))
  rmSync(content, { recursive: true })
  const run = (what: string, cwd: string, ...words: string[]) => {
    console.log(`${name}: ${what} …`)
    const { status } = spawnSync(words[0] ?? '', words.slice(1), {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, CHECKOUT: checkout },
    })
    if (status !== 0) failed.push(`${name}: ${what}`)
    return status === 0
  }
  // Otherwise the previously composed site would be tested.
  if (!run('build', checkout, 'node', 'platform/college.js', 'start', '--prepare')) continue
  const projects = ['--project', 'unit', '--project', 'tool']
  const unit = (parts: string[]) => run('unit tests', checkout, 'npx', 'vitest', 'run', ...projects, ...parts)
  if (name === 'many' || name === 'edited') unit(parts)
  if (isOneEdit) unit(readers)
  run('HTML', repository, 'npx', 'vitest', 'run', '--project', 'store', 'e2e/live')
  if (isOneEdit) continue
  run(
    'browser',
    repository,
    'npx',
    'playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--project=live',
  )
}
for (const what of failed) console.error(`${what}: failed.`)
process.exitCode = failed.length > 0 ? 1 : 0
