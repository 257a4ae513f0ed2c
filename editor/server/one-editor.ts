import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isRunning } from '@college/platform/store/is-running'
import { orNothing } from '@college/platform/store/or-nothing'
import { Refusal } from '@college/platform/store/site-store'
import { z } from 'zod'

const open = z.object({ pid: z.int(), port: z.int(), address: z.string() })

/**
 * Notes that this process edits the checkout, until it ends: a second editor would overwrite the drafts of the first.
 *
 * @param file where it is noted, in the checkout
 * @param address where people find this editor, which listens at the port
 * @throws Refusal that names the address of another editor of this checkout
 */
export async function claimCheckout(file: string, port: number, address: string) {
  // A note that nobody can read is of an editor that ended while it wrote.
  const other = orNothing(() => open.parse(JSON.parse(readFileSync(file, 'utf8'))))
  // After a crash the number may be another process's.
  if (other && isRunning(other.pid) && (await answers(other.port)))
    throw new Refusal(
      `This checkout is being edited at ${other.address}; edit there, or close that editor first.`,
    )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ pid: process.pid, port, address }))
  process.once('exit', () => rmSync(file, { force: true }))
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => true,
    () => false,
  )
