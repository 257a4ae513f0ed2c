import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { editorFolder, editorSchemas } from '../../shared/content/editor-schemas'
import { command, root } from './command'

const help = `
npm run schemas

Writes the schemas of all content files for editors, and the settings by which VS Code finds them, to .vscode.
`

await command(help, async () => {
  const files = await editorSchemas(root)
  rmSync(join(root, editorFolder, 'schemas'), { recursive: true, force: true })
  for (const [name, text] of files) {
    const file = join(root, editorFolder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  console.log(`Wrote ${files.size} files to ${editorFolder}.`)
})
