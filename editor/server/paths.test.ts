import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sitePath } from '../protocol/file-name'
import { Session } from './session'
import { gate, gateData, kinds, layGarden, meera, pond, put } from './testing/garden'
import { served as serveEditor } from './testing/served'

const outside = 'Secret of another folder'

/** An editor that lets everybody in, on a repository with links that point outside it. */
async function served(sections = ['shell', 'shared']) {
  const garden = layGarden()
  garden.write('.cache/outside/secret.yaml', `title: ${outside}\n`)
  mkdirSync(join(garden.root, 'shell/content/beds'), { recursive: true })
  symlinkSync(
    join(garden.root, '.cache/outside/secret.yaml'),
    join(garden.root, 'shell/content/beds/link.yaml'),
  )
  const session = garden.session()
  const send = await serveEditor({ session, sections })
  return { ...garden, session, send }
}

const paths = [
  ...[
    '../../etc/passwd',
    '../shell/content/gate.yaml',
    'shell/content/../../package.json',
    '/etc/passwd',
    '..',
    '.',
    '',
  ],
  ...[
    'shell/content/beds/../gate.yaml',
    './shell/content/gate.yaml',
    'shell//content/gate.yaml',
    'shell/content',
  ],
  ...[
    'shell/content/%2e%2e/gate.yaml',
    '%2e%2e%2fshell',
    '..%2f..%2fetc%2fpasswd',
    'shell/content/gate%2eyaml',
  ],
  ...['shell\\content\\gate.yaml', '..\\..\\x', 'C:\\x.yaml', 'file:///etc/passwd', '\\\\host\\x.yaml'],
  ...[
    'shell/content/gate.yaml\0',
    '\0',
    'shell/content/gate.yaml\0.png',
    'shell/content/gate.yaml\n',
    ' shell/content/gate.yaml',
  ],
  ...[
    'shell/content/beds/link.yaml',
    'shell/content/beds/x/y.yaml',
    'shell/content/beds/..',
    'shell/content/beds/.yaml',
  ],
  ...[
    '.git/config',
    '.git/hooks/pre-commit',
    '.gitignore',
    'shell/content/schemas.ts',
    'mfe-none/content/x.yaml',
  ],
  ...[
    '__proto__',
    '--all',
    '-rf',
    ':(top)shell',
    ':/Content',
    '*',
    'shell/content/*.yaml',
    `${'a'.repeat(300)}.yaml`,
  ],
  ...['shell/content/ɡate.yaml', 'shell/content/beds/․․/x.yaml', 'shell／content／gate.yaml'],
]

test('no request reads or writes anything but content files, whatever path it names', async () => {
  const { send, session, git, read } = await served()
  const id = git('rev-parse', 'HEAD')
  const before = git('status', '--porcelain', '--ignored', '--untracked-files=all', '--', ':!.cache/edit')
  for (const path of paths) {
    const answers = await Promise.all([
      send('POST', '/api/draft', { path, data: { title: 'x' }, revision: 0, edition: '' }),
      send('POST', '/api/draft', { path, data: null, revision: 0, edition: '' }),
      send('POST', '/api/discard', { paths: [gate, path] }),
      send('POST', '/api/save', { paths: [path] }),
      send('POST', '/api/history', { path }),
      send('POST', '/api/version', { path, id }),
      send('POST', '/api/begin', { path, data: { title: 'x' } }),
      send('POST', '/api/begin', { path: `shell/content/beds/${path}.yaml`, data: { title: 'x' } }),
      send('POST', '/api/begin', { path: 'shell/content/beds/x.yaml', data: { title: 'x' }, from: path }),
      send('POST', `/api/picture?name=x&folder=${encodeURIComponent(path)}`, {}),
    ])
    for (const [at, { status, text }] of answers.entries()) {
      expect(`${status} ${text}`, `${JSON.stringify(path)} in request ${at}`).toMatch(/^409 .*"refusal":"./)
      expect(text).not.toContain(outside)
    }
    for (const address of [
      `/picture/shell/${encodeURIComponent(path)}`,
      `/picture/${path}`,
      `/${path}`,
      `/${encodeURIComponent(path)}`,
    ])
      if (/^[!-~]+$/.test(address) && !/[\\]/.test(address))
        expect((await send('GET', address)).status, address).toBe(404)
  }
  expect(session.drafts.paths()).toEqual([])
  expect(git('status', '--porcelain', '--ignored', '--untracked-files=all', '--', ':!.cache/edit')).toBe(
    before,
  )
  expect(read('.cache/outside/secret.yaml')).toContain(outside)
})

test('the same requests accept a content file', async () => {
  const { send, git } = await served()
  const ask = async (name: string, body: unknown = {}) =>
    JSON.parse((await send('POST', `/api/${name}`, body)).text).answer
  const { edition } = (await ask('start')).files.find(({ path }: { path: string }) => path === gate)
  const data = { ...gateData, close: 'Shut' }
  expect(await ask('draft', { path: gate, data, revision: 0, edition })).toMatchObject({ data, revision: 1 })
  const saved = await ask('save', { paths: [gate] })
  expect(saved).toMatchObject({ message: 'Gate: close', conflicts: [], kept: [] })
  const versions = await ask('history', { path: gate })
  expect(versions).toMatchObject([{ subject: 'Gate: close', who: meera.name }, { subject: 'Content' }])
  expect(await ask('version', { path: gate, id: versions[1].id })).toEqual(gateData)
  expect(git('status', '--porcelain', '--', gate)).toBe('')
})

test('a draft cannot create a file: new entries need a request that checks their address', async () => {
  const { send, session } = await served()
  await put(session, 'shell/content/beds/moss.yaml', { title: 'Moss' })
  const { edition } = await session.file('shell/content/beds/moss.yaml')
  const path = 'shell/content/beds/fern.yaml'
  expect(
    await send('POST', '/api/draft', { path, data: { title: 'Fern' }, revision: 0, edition }),
  ).toMatchObject({
    status: 409,
    text: expect.stringContaining('no such file'),
  })
})

test('does not follow a picture or picture folder that is a link', async () => {
  const { send, root, write } = await served()
  write('.cache/outside/real.jpg', outside)
  mkdirSync(join(root, 'shell/pictures'))
  symlinkSync(join(root, '.cache/outside/secret.yaml'), join(root, 'shell/pictures/link.jpg'))
  expect((await send('GET', '/picture/shell/link')).status).toBe(404)
  rmSync(join(root, 'shell/pictures'), { recursive: true })
  symlinkSync(join(root, '.cache/outside'), join(root, 'shell/pictures'))
  expect((await send('GET', '/picture/shell/real')).status).toBe(404)
})

test('a new photograph under the name of one taken back is downloaded again', async () => {
  const { send, session } = await served()
  mkdirSync(join(session.uploaded, 'shell/pictures'), { recursive: true })
  const sentAs = async (text: string) => {
    writeFileSync(join(session.uploaded, 'shell/pictures/moss.jpg'), text)
    return (await send('GET', '/picture/shell/moss')).headers
  }
  const first = await sentAs('moss')
  expect(first['cache-control']).toContain('no-cache')
  expect((await sentAs('more moss')).etag).not.toBe(first.etag)
})

test('an unreadable picture fails only its own request', async () => {
  const { send, session } = await served()
  mkdirSync(join(session.uploaded, 'shell/pictures/moss.jpg'), { recursive: true })
  await expect(send('GET', '/picture/shell/moss')).rejects.toThrow()
  expect((await send('POST', '/api/history', { path: gate })).status).toBe(200)
})

test('takes back one’s own unsaved picture, but no one else’s, and no saved one', async () => {
  const { send, session, root } = await served()
  const put = (folder: string, name: string) => {
    mkdirSync(join(folder, 'shell/pictures'), { recursive: true })
    writeFileSync(join(folder, `shell/pictures/${name}.jpg`), name)
  }
  put(session.uploaded, 'moss')
  put(root, 'fern')
  const takeBack = (name: string) => send('POST', '/api/discard', { paths: [`shell/pictures/${name}.jpg`] })
  expect((await takeBack('moss')).status).toBe(200)
  expect(session.uploads()).toEqual([])
  expect(existsSync(join(session.uploaded, 'shell/pictures/moss.jpg'))).toBe(false)
  for (const name of ['moss', 'fern']) expect((await takeBack(name)).status).toBe(409)
  expect(existsSync(join(root, 'shell/pictures/fern.jpg'))).toBe(true)
})

test('a draft in a section that a person may no longer edit does not block their other saves', async () => {
  const { root, folder, commits, write } = layGarden()
  const site = { name: sitePath, folder: 'shared', pattern: 'site.yaml', schema: z.object({ a: z.number() }) }
  const session = new Session(root, folder, [...kinds, site])
  const send = await serveEditor({ session, sections: ['shared'] })
  write(sitePath, 'a: 1\n')
  await put(session, sitePath, { a: 2 })
  await put(session, gate, { ...gateData, close: 'Shut' })
  const { answer } = JSON.parse((await send('POST', '/api/save', { paths: [gate, sitePath] })).text)
  expect(answer).toMatchObject({ kept: [gate], notice: expect.stringContaining(gate) })
  expect(commits()).toHaveLength(2)
  expect((await send('POST', '/api/discard', { paths: [gate] })).status).toBe(200)
  expect(session.drafts.paths()).toEqual([])
})

test('no request lets a person change what they may not edit', async () => {
  const { send } = await served(['mfe-media'])
  for (const [request, body] of [
    ['draft', { path: pond, data: {}, revision: 0, edition: '' }],
    ['discard', { paths: [pond] }],
    ['save', { paths: [pond] }],
    ['begin', { path: 'shell/content/beds/x.yaml', data: {} }],
    ['begin', { path: 'shell/content/beds/x.yaml', data: {}, from: 'shell/content/beds/y.yaml' }],
    ['publishable', { section: 'shell', step: 'live' }],
    ['picture?folder=shell&name=x', {}],
  ] as const)
    expect(await send('POST', `/api/${request}`, body), request).toMatchObject({
      status: 409,
      text: expect.stringContaining("found the section 'shell'"),
    })
})
