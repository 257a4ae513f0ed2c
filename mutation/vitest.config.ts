import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import config from '../vitest.config'

/** Stryker runs every project that it finds, and store tests need a build. */
const name = process.env.MUTATION_PROJECT
const project = config.test?.projects
  ?.flatMap((one) => (typeof one === 'object' && 'test' in one ? [one] : []))
  .find(({ test }) => test?.name === name)
if (!project) throw new Error(`vitest.config.ts: found no project ${name}, expected one for these mutants.`)

/** One runs a separate process, where no mutant is active; one tests code that is not mutated. */
const others = ['killed', 's3'].map((name) => `**/${name}.test.ts`)

/** Many pages and many processes: seconds each. */
const slow = /\/(increments|made-by-workers|render|fetch-release|route-manifest)\.test/

/** The first test that fails ends a mutant's run. Vitest would begin with what took longest the time before. */
class SlowLast extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((a, b) => Number(slow.test(a.moduleId)) - Number(slow.test(b.moduleId)))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: SlowLast },
    projects: [
      {
        ...project,
        test: {
          ...project.test,
          include: JSON.parse(process.env.MUTATION_TESTS ?? '[]'),
          // Test files that share modules share the site that `tinySite` composes first: one alone would see mutants of it.
          isolate: true,
          // One test takes 10 s alone, and the run begins with all of them at once.
          testTimeout: 40_000,
          exclude: ['**/*.store.test.ts', '**/node_modules/**', ...others],
        },
      },
    ],
  },
})
