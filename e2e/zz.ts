import { cpSync, mkdtempSync } from 'node:fs'
import { layCheckout, repository } from './checkout/lay-checkout'
import { edges, writeEdge } from './seed/edges'

for (const edge of edges) {
  const made = mkdtempSync('/tmp/edge-')
  await writeEdge(edge, made)
  layCheckout(`${repository}/.cache/edge-${edge}`, {
    writeTo: (folder) => cpSync(made, folder, { recursive: true }),
  })
}
