import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a package, or the repository, keeps the reports of its tests. */
export const reportsFolder = '.reports'

/** A check without single tests counts as one. */
export function countOne(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, flaky: [] }
}

/** The sums over all reports whose file name begins with `kind`. */
export function countReports(kind) {
  const root = join(import.meta.dirname, '..')
  const files = globSync(`{packages/*/,apps/*/,}${reportsFolder}/${kind}*.json`, { cwd: root })
  const sums = { passed: 0, failed: 0, skipped: 0, flaky: [] }
  for (const file of files) {
    const report = JSON.parse(readFileSync(join(root, file), 'utf8'))
    const counted = report.stats ? countPlaywright(report) : countVitest(report)
    for (const key of ['passed', 'failed', 'skipped']) sums[key] += counted[key]
    sums.flaky.push(...(counted.flaky ?? []))
  }
  return sums
}

function countVitest({ testResults, ...report }) {
  // A file that fails to load has no tests in it, and is a failure all the same.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function countPlaywright({ stats, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: flakyOf(suites),
  }
}

/** The tests that failed first and passed when they were tried again. */
function flakyOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...flakyOf(inner),
  ])
}
