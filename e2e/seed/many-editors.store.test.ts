import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { join } from 'node:path'
import type { EditedFile, Saved, Start } from '@college/editor/protocol/protocol'
import { randomFrom } from '@college/platform/testing/random'
import { sectionsOf } from '@college/shared/preset/checkout'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { layCheckout, repository } from '../checkout/lay-checkout'
import { atNight } from '../site/nightly'
import { writeSeed } from './seed'

const seed = Number(process.env.EDIT_SEED ?? (atNight ? Math.floor(Math.random() * 1_000_000) : 5))
const steps = Number(process.env.EDIT_STEPS ?? (atNight ? 500 : 8))
const origin = 'https://edit.example.org'
const firstPort = 5473
const checkout = join(repository, '.cache/many-editors')

const sections = sectionsOf(repository)

/** Ten people, two for each section, who interfere with each other. */
const people = Array.from({ length: 10 }, (_, index) => ({
  name: `person-${index}`,
  email: `person-${index}@example.org`,
  sections: [sections[index % sections.length] ?? 'about'],
}))

let server: ChildProcess
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: checkout, encoding: 'utf8', maxBuffer: 64e6 })

beforeAll(async () => {
  rmSync(checkout, { recursive: true, force: true })
  layCheckout(checkout, writeSeed)
  writeFileSync(join(checkout, 'editors.yaml'), JSON.stringify(people))
  git('init', '--quiet')
  git('config', 'user.name', 'Somebody')
  git('config', 'user.email', 'somebody@example.org')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'The site')
  await start()
})
afterAll(() => server.kill('SIGKILL'))

async function start() {
  const args = ['--import', 'tsx', 'editor/edit.ts', '--serve', '--origin', origin]
  server = spawn(process.execPath, args, {
    cwd: checkout,
    env: { ...process.env, DEV_PORT: String(firstPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve) =>
    server.stdout?.on('data', (data: Buffer) => data.includes('Editors of') && resolve()),
  )
}

async function sendText(name: string, path: string, method = 'GET', body?: unknown): Promise<string> {
  const headers = {
    host: new URL(origin).host,
    origin,
    'x-forwarded-user': name,
    'x-editor-proxy': readFileSync(join(checkout, '.cache/edit/proxy-secret'), 'utf8'),
    'content-type': 'application/json',
  }
  const request = ask({ host: '127.0.0.1', port: firstPort + 6, method, path, headers })
  request.end(body === undefined ? undefined : JSON.stringify(body))
  const [response] = await once(request, 'response')
  let text = ''
  for await (const chunk of response) text += chunk
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${text}`)
  return text
}

const send = async <Answer>(name: string, path: string, body: unknown = {}): Promise<Answer> =>
  JSON.parse(await sendText(name, `/api/${path}`, 'POST', body)).answer

/** Resident memory of the server, in MB. */
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Paths of texts that may have any words. */
function textsIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return /^[A-Z][^{]* [^{]*[.]$/.test(value) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function withText(
  data: unknown,
  [key, ...rest]: (string | number)[],
  change: (text: string) => string,
): unknown {
  if (key === undefined) return change(String(data))
  const copy = Array.isArray(data) ? [...data] : { ...(data as object) }
  Reflect.set(copy, key, withText(Reflect.get(copy, key), rest, change))
  return copy
}

test(`ten people, ${steps} steps, EDIT_SEED=${seed}: no word is lost`, {
  timeout: 60_000 + steps * 1_500,
}, async () => {
  const random = randomFrom(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  /** The last word each person typed into each place, as acknowledged by the server. */
  const typed = new Map<string, { name: string; path: string; word: string }>()
  let most = 0
  const editable = (files: EditedFile[], folder: string) =>
    files.filter(({ path, data }) => path.startsWith(folder) && textsIn(data).length > 0)

  for (let step = 0; step < steps; step++) {
    const { name, sections: own } = pick(people)
    const chance = random()
    if (chance < 0.03) {
      server.kill('SIGKILL')
      await once(server, 'exit')
      // A killed git leaves this behind.
      rmSync(join(checkout, '.git/index.lock'), { force: true })
      await start()
      continue
    }
    if (chance < 0.08) {
      pullFromOutside(`outside${step}`, pick)
      continue
    }
    const { files } = await send<Start>(name, 'start')
    if (chance < 0.75) {
      const file = pick(editable(files, `mfe-${own[0]}/`))
      const place = pick(textsIn(file.data))
      const word = `word${step}x`
      // Replace the last word, because texts have a maximum length.
      const data = withText(
        file.data,
        place,
        (text) => `${text.replace(/ \w+\d+x?$/, '').slice(0, 30)} ${word}`,
      )
      await send(name, 'draft', { ...file, data })
      typed.set(`${name} ${file.path} ${place}`, { name, path: file.path, word })
    } else {
      const paths = files.filter(({ revision }) => revision > 0).map(({ path }) => path)
      const { conflicts } = await send<Saved>(name, 'save', { paths })
      for (const conflict of conflicts)
        await send(name, 'draft', {
          ...conflict,
          data: files.find(({ path }) => path === conflict.path)?.data,
        })
    }
    most = Math.max(most, memory())
  }

  const said = git('log', '--all', '--patch')
  const drafts = new Map<string, string>()
  for (const { name } of people) {
    const { files } = await send<Start>(name, 'start')
    drafts.set(name, JSON.stringify(files.map(({ data }) => data)))
  }
  const lost = [...typed.values()].filter(
    ({ name, word }) => !drafts.get(name)?.includes(word) && !new RegExp(`\\b${word}\\b`).test(said),
  )
  expect(typed.size).toBeGreaterThan(steps / 4)
  expect(lost).toEqual([])
  console.log(`ten people: at most ${Math.round(most)} MB`)
  expect(most).toBeLessThan(1_200)
})

test('opening the editor rebuilds changed code; a failed build keeps the previous one', async () => {
  const name = people[0]?.name ?? ''
  const page = () => sendText(name, '/')
  const styles = join(checkout, 'shared/styles/base.css')
  const before = await page()
  const text = readFileSync(styles, 'utf8')
  await send(name, 'start')
  expect(await page()).toBe(before)

  writeFileSync(styles, `${text}\n.another { color: red; }\n`)
  await send(name, 'start')
  const after = await page()
  expect(after).not.toBe(before)
  expect(after).toMatch(/^<!doctype html>/)

  const schemas = join(checkout, 'mfe-about/content/schemas.ts')
  writeFileSync(schemas, `${readFileSync(schemas, 'utf8')}// Other fields.\n`)
  expect((await send<Start>(name, 'start')).notice).toContain('started again')

  const broken = join(checkout, 'mfe-about/src/remote.ts')
  writeFileSync(broken, `${readFileSync(broken, 'utf8')}\nexport const broken = (\n`)
  const { notice, files } = await send<Start>(name, 'start')
  expect(notice).toContain('could not be built for editing')
  expect(files.length).toBeGreaterThan(30)
  expect(await page()).toBe(after)
})

/** Pulls a commit of someone who works elsewhere. */
function pullFromOutside(word: string, pick: <Item>(items: readonly Item[]) => Item) {
  const folder = join(checkout, 'mfe-departments/content/ug')
  const file = join(folder, pick(readdirSync(folder)))
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/^summary: .*/m, `summary: Learnt by doing, ${word}.`),
  )
  git('commit', '--quiet', '--all', '--message', `From outside: ${word}`)
}
