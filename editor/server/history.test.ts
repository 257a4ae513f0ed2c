import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { versionAt, versionsOf } from './history'
import { gate, gateData, layGarden } from './testing/garden'

test('lists a file’s commits, across renames, and its content in each', () => {
  const { root, git, write } = layGarden()
  git('mv', gate, 'shell/content/door.yaml')
  git('commit', '--quiet', '--message', 'Rename; "quoted"')
  write('shell/content/door.yaml', 'open: Push\nheading: Gate\nclose: Drop it\n')
  git('commit', '--quiet', '--all', '--message', 'Push', '--author', 'Meera Joshi <meera@example.org>')
  const door = 'shell/content/door.yaml'
  const versions = versionsOf(root, door)
  expect(versions.map(({ subject, who }) => [subject, who])).toEqual([
    ['Push', 'Meera Joshi'],
    ['Rename; "quoted"', 'Somebody'],
    ['Content', 'Somebody'],
  ])
  expect(Date.parse(versions[0]?.when ?? '')).toBeGreaterThan(Date.now() - 60_000)
  expect(versions.map(({ id }) => versionAt(root, id, door))).toEqual([
    { ...gateData, open: 'Push' },
    gateData,
    gateData,
  ])
})

test('lists at most fifty commits, and none for a file never committed', () => {
  const { root, git, write } = layGarden()
  for (let round = 0; round < 51; round++) {
    write(gate, `open: ${round}\n`)
    git('commit', '--quiet', '--all', '--message', `Round ${round}`)
  }
  expect(versionsOf(root, gate)).toHaveLength(50)
  expect(versionsOf(root, 'shell/content/beds/none.yaml')).toEqual([])
})

test('before the first commit the history is empty; one that cannot be read is reported', () => {
  const { root, git, write } = layGarden()
  rmSync(join(root, '.git'), { recursive: true })
  git('init', '--quiet')
  expect(versionsOf(root, gate)).toEqual([])
  rmSync(join(root, '.git'), { recursive: true })
  write('.git', 'gitdir: /nowhere\n')
  expect(() => versionsOf(root, gate)).toThrow(/^The history cannot be read: .*not a git repository/)
})

test('a removed file has no data in that commit, and a broken version is reported', () => {
  const { root, git, write } = layGarden()
  write(gate, 'a: "b\n')
  git('commit', '--quiet', '--all', '--message', 'Broken')
  git('rm', '--quiet', gate)
  git('commit', '--quiet', '--message', 'Removed')
  const [removed, broken] = versionsOf(root, gate)
  expect(versionAt(root, removed?.id ?? '', gate)).toBeNull()
  expect(() => versionAt(root, broken?.id ?? '', gate)).toThrow('not valid YAML')
})

test.each(['HEAD', '--all', '', 'main', '0'.repeat(40), 'abc', ':/Content', 'HEAD:x'])(
  'refuses the version %j',
  (id) => {
    const { root } = layGarden()
    expect(() => versionAt(root, id, gate)).toThrow('expected one of its history')
  },
)
