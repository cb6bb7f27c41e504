import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder where a package (or the repository) stores its test counts. */
export const countsFolder = '.reports'

/** Counts a check without single tests as one test. */
export function countOne(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, flaky: [] }
}

/** Sums the counts of all packages whose file name begins with `kind`. */
export function sumCounts(kind) {
  const root = join(import.meta.dirname, '..')
  const files = globSync(`{packages/*/,apps/*/,examples/*/,}${countsFolder}/${kind}*.json`, {
    cwd: root,
  })
  const all = files.map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')))
  const sum = (key) => all.reduce((total, counts) => total + counts[key], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    flaky: all.flatMap(({ flaky }) => flaky),
  }
}

/** The counts of a run of Vitest or Playwright, from its JSON report. */
export function countReport(file) {
  if (!existsSync(file)) return countOne(1)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return report.stats ? countPlaywright(report) : countVitest(report)
}

function countVitest({ testResults, ...report }) {
  // A file that fails to load contains no tests, but counts as a failure.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: [],
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

/** Tests that failed first and passed on retry. */
function flakyOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...flakyOf(inner),
  ])
}
