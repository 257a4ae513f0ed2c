import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { save } from '../save'
import type { Session } from '../session'
import { gate, gateData, layGarden, meera, put } from './garden'

export const shut = { ...gateData, close: 'Shut' }
export const fresh = 'shell/content/beds/moss.yaml'

/** A repository with unsaved changes to the gate, and an unsaved new bed. */
export async function typed() {
  const garden = layGarden()
  const editing = garden.session()
  await put(editing, gate, shut)
  await put(editing, fresh, { title: 'Moss' })
  return { ...garden, editing, saveAll: () => save(garden.session(), [gate, fresh], meera) }
}

/** Stores an upload, like a photograph dropped on a field. */
export function upload({ uploaded }: Session, name: string) {
  const path = `shell/pictures/${name}.jpg`
  mkdirSync(join(uploaded, path, '..'), { recursive: true })
  writeFileSync(join(uploaded, path), name)
}
