import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@college/platform/store/site-store'
import { writeWhole } from '@college/platform/store/write-whole'

/**
 * Builds the editor's page, unless it is built from these very sources. In a process of its own, beside which this one
 * goes on with the start.
 */
export async function buildApp(root: string, folder: string) {
  const print = fingerprint(
    ['editor/app', 'editor/in-page', 'editor/protocol', 'shared/styles'].map((name) => join(root, name)),
  )
  const mark = join(folder, 'built-from')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === print) return
  const builder = join(import.meta.dirname, 'build-app.js')
  const child = spawn(process.execPath, [builder, join(root, 'editor'), folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Refusal(`${folder}: the editor's page was not built.`)
  writeWhole(mark, print)
}

function fingerprint(folders: string[]) {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.\w+$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}
