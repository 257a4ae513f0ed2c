import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { servedMark } from '../site/composed-sites'
import { liveVersion, packagesIn } from '../store/channel'
import { readChannel } from '../store/log'
import { sealKey } from '../store/seal'
import { storeAt, storeIn } from '../store/site-store'
import { atNight } from '../testing/at-night'
import { freePort } from '../testing/free-ports'
import { packedPackages } from '../testing/packed-packages'
import { running } from '../testing/running'
import { s3Service } from '../testing/s3-service'

const root = join(import.meta.dirname, '../..')
const place = 's3://college/site'

/** Takes minutes: it installs packages. */
describe.skipIf(!atNight)('a section in a repository of its own', { timeout: 600_000 }, () => {
  let folder: string
  let packages: Awaited<ReturnType<typeof packedPackages>>
  let s3: Awaited<ReturnType<typeof s3Service>>
  /** A clone of it, with nothing beside it. */
  let clone: string
  /** The machine that serves the site. */
  let served: string
  /** The site without the section. */
  let before: Map<string, string>

  const env = () => ({
    // A terminal's environment: without a test runner's marks and npm's script variables.
    ...Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|npm_|SITE_)/.test(name)),
    ),
    ...packages.env,
    NO_COLOR: '1',
    AWS_ENDPOINT_URL_S3: s3.url,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'us-east-1',
    SITE_STORE: place,
    // A busy machine is slow.
    SITE_PATIENCE: '60',
  })
  const run = async (cwd: string, program: string, ...args: string[]) => {
    const { stdout } = await promisify(execFile)(program, args, { cwd, env: env() })
    return stdout
  }
  const npm = (...args: string[]) => run(clone, 'npm', ...args)
  const college = (...words: string[]) => run(clone, 'npx', 'college', ...words)

  const content = () => join(clone, 'content/orchard.yaml')

  /** Composes what is live on the serving machine, and returns the hash of each file of other sections. */
  async function others() {
    const from = { cwd: root, env: { ...env(), SITE_CACHE: served } }
    await promisify(execFile)(process.execPath, ['platform/college.js', 'compose'], from)
    const site = storeAt(place, served).public
    const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    return new Map(
      files
        .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
        .filter((file) => !/orchard/.test(file) && file !== servedMark)
        .map((file) => [
          file,
          createHash('sha256')
            .update(readFileSync(join(site, file)))
            .digest('hex'),
        ]),
    )
  }
  const page = () => {
    const file = join(storeAt(place, served).public, 'orchard.html')
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  /** Files that list pages or releases of all sections. */
  const lists = /^(\.composed-from|routes|releases|sitemap|assets\/search\/pages-\w+)\.(json|xml)(\.\w+)?$/
  const changedOf = (now: Map<string, string>) =>
    [...new Set([...before.keys(), ...now.keys()])]
      .filter((file) => before.get(file) !== now.get(file) && !lists.test(file))
      .sort()

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'own-repository-'))
    served = join(folder, 'served')
    packages = await packedPackages(join(folder, 'packages'))
    s3 = await s3Service()
    Object.assign(process.env, env())
    await fillBucket()
    before = await others()

    const made = join(folder, 'orchard')
    await run(
      folder,
      process.execPath,
      join(root, 'platform/college.js'),
      'new-section',
      'orchard',
      '--repository',
      made,
    )
    const git = (...args: string[]) =>
      run(made, 'git', '-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.org', ...args)
    await git('init', '--quiet')
    await git('add', '--all')
    await git('commit', '--quiet', '--message', 'Plant the orchard')
    clone = join(mkdtempSync(join(folder, 'elsewhere-')), 'clone')
    await run(folder, 'git', 'clone', '--quiet', made, clone)
    rmSync(made, { recursive: true })
    await npm('ci')
  }, 600_000)
  afterAll(async () => {
    packages?.end()
    await s3?.end()
    if (folder) rmSync(folder, { recursive: true, force: true })
  })

  /** The bucket with what is live in this checkout. */
  async function fillBucket() {
    const [from, to] = [storeIn(root).driver, storeAt(place, served).driver]
    const live = await readChannel(storeIn(root))
    const keys = packagesIn(live).flatMap((name) => {
      const version = liveVersion(live, name) ?? ''
      return [`releases/${name}/${version}/`, sealKey(name, version)]
    })
    for (const key of [...keys, 'channels/production/', 'channels/facts/'])
      for (const { key: file } of key.endsWith('/') ? await from.list(key) : [{ key }])
        await to.writeOnce(file, (await from.read(file)) ?? Buffer.of())
  }

  test('its repository passes its own checks', async () => {
    expect(await npm('test')).toMatch(/Nothing is wrong in 1 content file\.[\s\S]*Tests +1 passed/)
    // Loads every command.
    expect(await college('--help')).toContain('combinations')
  })

  test('it starts as the live site plus the section, follows its source, and leaves the store alone', async () => {
    const keys = [...s3.objects.keys()]
    expect(await college('start', '--prepare')).toMatch(/orchard from source, the others as they are live/)
    const server = await running('npm', ['start'], {
      cwd: clone,
      env: { ...env(), PORT: '0', EMAIL_PORT: String(await freePort()) },
      ready: (said) => said.includes('is ready at'),
    })
    const [, origin] = /is ready at (\S+)/.exec(server.output()) ?? []
    const words = async (path: string) => (await fetch(origin + path)).text()
    try {
      expect(await words('/')).toContain('<h1')
      expect(await words('/orchard')).toContain('the first paragraph')
      const write = (from: string, to: string) =>
        writeFileSync(content(), readFileSync(content(), 'utf8').replace(from, to))
      write('the first paragraph', 'apples')
      // A simultaneous build in another terminal.
      const [built] = await Promise.all([
        college('build'),
        expect.poll(() => words('/orchard'), { timeout: 120_000 }).toContain('apples'),
      ])
      expect(built).toMatch(/^orchard: built/)
      write('apples', 'the first paragraph')
    } finally {
      await server.stop()
    }
    expect([...s3.objects.keys()]).toEqual(keys)
  })

  test('it builds to the same version in every checkout', async () => {
    const version = await college('build')
    const other = join(folder, 'another name')
    renameSync(clone, other)
    clone = other
    expect(await college('build')).toBe(version)
  })

  test('it is released, changed, rolled back and removed, and no file of another section changes', async () => {
    expect(await college('release')).toMatch(/^orchard \w+ is live \(before: none\)/)
    expect(changedOf(await others())).toEqual([])
    expect(page()).toContain('>Orchard</h1>')

    writeFileSync(
      content(),
      readFileSync(content(), 'utf8').replace('the first paragraph', 'pears and quinces'),
    )
    await college('release', '--message', 'Name the trees')
    expect(changedOf(await others())).toEqual([])
    expect(page()).toContain('pears and quinces')

    expect(await college('rollback')).toMatch(/^orchard \w+ is live again/)
    expect(changedOf(await others())).toEqual([])
    expect(page()).toContain('the first paragraph')

    expect(await college('remove')).toContain('orchard is on the site no more')
    expect(changedOf(await others())).toEqual([])
    expect(page()).toBeUndefined()
    expect(await college('history')).toMatch(/Name the trees[\s\S]*Plant the orchard/)
  })
})
