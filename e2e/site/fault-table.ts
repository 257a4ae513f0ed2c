import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints, at the end of a run, how each section handled each fault. */
export default class FaultTable implements Reporter {
  private readonly results = new Map<string, Record<string, string>>()

  onTestEnd(test: TestCase, result: TestResult) {
    const [section, fault] = test.title.split(': ')
    if (!test.location.file.endsWith('faults.spec.ts') || !section || !fault) return
    const outcome = result.status === 'passed' ? 'holds' : result.status
    this.results.set(fault, { ...this.results.get(fault), [section]: outcome })
  }

  onEnd() {
    if (!this.results.size) return
    console.log(
      '\nOne section at fault: the page stays readable, everything else works, the section comes back.',
    )
    console.table(Object.fromEntries(this.results))
  }

  printsToStdio() {
    return false
  }
}
