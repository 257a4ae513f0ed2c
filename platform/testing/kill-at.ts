import child_process from 'node:child_process'
import fs from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Runs a command of `college`, and kills its process at a given call, as a power cut would. `KILL_AT` names it:
 * `<before or after> <function> <number of the call> <pattern of its words>`. The product does not know about it.
 */
const [when, name = '', number, ...pattern] = (process.env.KILL_AT ?? '').split(' ')
const expected = new RegExp(pattern.join(' '))
const modules = [promises, fs, child_process, globalThis]
const calls = modules.find((module) => name in module) as unknown as Record<
  string,
  (...words: unknown[]) => unknown
>
const call = calls[name]
const end = () => process.kill(process.pid, 'SIGKILL')
const textOf = (word: unknown) => (word instanceof Request ? `${word.method} ${word.url}` : word)
const textsOf = (words: unknown[]) =>
  words
    .map(textOf)
    .filter((word) => typeof word === 'string')
    .join(' ')

let left = Number(number)
calls[name] = (...words) => {
  if (!expected.test(textsOf(words)) || --left) return call?.(...words)
  if (when === 'before') end()
  const done = call?.(...words)
  if (!(done instanceof Promise)) end()
  return Promise.resolve(done).then(end)
}
syncBuiltinESMExports()

const { college } = await import('../commands/college')
await college(process.argv.slice(2))
