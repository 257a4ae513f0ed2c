import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { tsImport } from 'tsx/esm/api'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Not an import: Vite would bundle what the plugins are made of into this configuration, and warn of each file.
const { contentInTests }: typeof import('@college/shared/preset/content-in-tests') = await tsImport(
  './shared/preset/content-in-tests.ts',
  import.meta.url,
)
const tests = '{shared,shell,mfe-*,platform,editor,art,e2e}/**/*.test.{ts,tsx}'
/** Code for Node whose modules keep nothing: its test files share them, which saves a quarter of all unit tests' time. */
const toolTests = '{platform,art,e2e,editor/{server,protocol},shared/{content,contract,preset}}/**/*.test.ts'
/** Tests of the checks themselves: they need minutes, and change with the configuration. */
const repositoryTests = 'e2e/repository/**/*.test.ts'
const storeTests = '{platform,editor,e2e}/**/*.store.test.ts'
const elsewhere = [storeTests, repositoryTests, '**/node_modules/**', '**/dist/**']
/**
 * The tests write thousands of small files, each synced: in memory the platform's take a quarter of the time less. What they
 * leave goes with the run: Vitest ends its workers without their `exit`. As in any such folder, each user may write.
 */
const TMPDIR = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'tests-'))
chmodSync(TMPDIR, 0o1777)
process.once('exit', () => rmSync(TMPDIR, { recursive: true, force: true }))
const env = { TMPDIR }

/** From Node 25 on its own `localStorage`, which has no file, hides that of the imitated browser. */
const execArgv = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
)

/** Half a minute and more: begun last, one keeps the other processor idle. Vitest knows no times in a clean clone. */
const isLong = /\/(proof|many-editors|many-machines|other-college)\.store\.test/

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(isLong.test(b.moduleId)) - Number(isLong.test(a.moduleId)))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    // More than processors: tests wait for time-outs, other processes and disks. A share would end at what there is.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        plugins: [react(), await contentInTests(import.meta.dirname)],
        test: {
          name: 'unit',
          env,
          execArgv,
          // A shared machine may stall a process for seconds.
          testTimeout: 20_000,
          include: [tests],
          exclude: [toolTests, ...elsewhere],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'tool',
          env,
          testTimeout: 20_000,
          include: [toolTests],
          exclude: elsewhere,
          isolate: false,
          setupFiles: 'platform/testing/leave-nothing.ts',
        },
      },
      {
        test: {
          name: 'repository',
          include: [repositoryTests],
          testTimeout: 180_000,
          fileParallelism: false,
        },
      },
      // These work on real releases, so they come after the build.
      {
        test: {
          name: 'store',
          env,
          include: [storeTests],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
