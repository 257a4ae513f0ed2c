import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '../content/read-content'
import { type VisitorCheck, visitorChecks } from '../contract/visitor-checks'

const checksFile = 'checks.yaml'

/** The checks of a package's visitors. @throws ContentError naming the field, what was found and what was expected */
export function checksIn(root: string): VisitorCheck[] {
  const file = join(root, checksFile)
  if (!existsSync(file)) return []
  return visitorChecks.parse(readContent(root, file, { [`../${checksFile}`]: visitorChecks }))
}
