import { existsSync, readFileSync } from 'node:fs'

/** A check without single tests counts as one. */
export function countOne(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

/** The sums of a Vitest run, from its JSON report. */
export function countVitest(file) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  // A file that fails to load has no tests in it, and is a failure all the same.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** The sums of a Playwright run, from its JSON report. */
export function countPlaywright(file) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = report.stats
  // The runner itself lists the flaky ones.
  return { passed: expected + flaky, failed: unexpected, skipped }
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
