import { writeGeneratedFiles } from '../../../shared/content/generated-files'
import { command, root } from './command'

const help = `
npm run schemas

Writes what follows from the content schemas: types of all content files for the compiler, to .types, and schemas
and settings for editors, to .vscode.
`

await command(help, async () => console.log(`Wrote ${await writeGeneratedFiles(root)} files.`))
