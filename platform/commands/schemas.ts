import { writeGeneratedFiles } from '@college/shared/content/generated-files'
import { command } from './command'

export const schemas = command('schemas', {
  summary: 'writes what compiler and editor derive from the content schemas',
  help: `
npx college schemas

Writes what follows from the content schemas: types of all content files for the compiler, to .types, and schemas
and settings for editors, to .vscode. npm ci does this too; after a change of a schema, npm run test:check does.
`,
  storeless: true,
  run: async (_, __, { root }) => console.log(`Wrote ${await writeGeneratedFiles(root)} files.`),
})
