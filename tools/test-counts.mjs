import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder where a package (or the repository) stores its test counts. */
export const countsFolder = '.reports'

/** Counts a check without single tests as one test. */
export function countOne(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, flaky: [] }
}

/** Sums the counts that `run-tests.mjs` has written for this kind of test in all packages. */
export function sumCounts(kind) {
  const root = join(import.meta.dirname, '..')
  const files = globSync(`{packages/*/,apps/*/,examples/*/,}${countsFolder}/${kind}.json`, {
    cwd: root,
  })
  return addUp(files.map((file) => JSON.parse(readFileSync(join(root, file), 'utf8'))))
}

export function addUp(all) {
  const sum = (key) => all.reduce((total, counts) => total + counts[key], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    flaky: all.flatMap(({ flaky }) => flaky),
  }
}

/**
 * The counts of a run and of the runs that tried its failures again. An error outside of tests counts as one failure.
 * @param {readonly import('./tests/tally.mjs').Report[]} tries In order; each after the first has only some files.
 */
export function countTries(tries) {
  const last = new Map()
  /** Why the first try of each test that failed has failed. */
  const failedBefore = new Map()
  const flaky = []
  let errors = []
  for (const report of tries) {
    for (const { file, name, outcome, isFlaky, error } of report.results) {
      const id = `${file}: ${name}`
      const why = failedBefore.get(id) ?? error ?? ''
      if (isFlaky || (outcome === 'passed' && failedBefore.has(id))) flaky.push(withError(id, why))
      if (outcome === 'failed') failedBefore.set(id, why)
      last.set(id, outcome)
    }
    const again = errors.filter(({ file }) => !report.errors.some((one) => one.file === file))
    for (const { file, message } of again) flaky.push(`${file ?? 'a run'}: ${firstLine(message)}`)
    errors = report.errors
  }
  const count = (outcome) => [...last.values()].filter((one) => one === outcome).length
  return {
    passed: count('passed'),
    failed: count('failed') + errors.length,
    skipped: count('skipped'),
    flaky,
  }
}

const withError = (id, error) => [id, ...error.split('\n')].filter(Boolean).join('\n      ')
const firstLine = (text) => text.split('\n', 1)[0]
