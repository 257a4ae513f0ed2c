import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Texts that wait on disk until they are asked for: those of thousands of pages are too much for memory. The file has no
 * name, so that nothing is left of it when the process ends.
 */
export function textsOnDisk(folder: string) {
  let opened: number | undefined
  let end = 0
  const open = () => {
    const file = join(folder, '.texts')
    opened = openSync(file, 'w+')
    rmSync(file)
    return opened
  }
  return {
    /** Takes some texts; gives what reads them. */
    put(...texts: string[]): () => string[] {
      const bytes = Buffer.from(JSON.stringify(texts))
      const [start, length] = [end, bytes.length]
      const file = opened ?? open()
      for (let done = 0; done < length; ) done += writeSync(file, bytes, done, length - done, start + done)
      end += length
      return () => {
        const room = Buffer.allocUnsafe(length)
        readSync(file, room, 0, length, start)
        return JSON.parse(room.toString())
      }
    },
    close() {
      if (opened !== undefined) closeSync(opened)
    },
  }
}

export type TextsOnDisk = ReturnType<typeof textsOnDisk>
