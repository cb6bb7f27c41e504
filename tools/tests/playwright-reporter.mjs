import { join, relative } from 'node:path'
import { serverWarnings } from '../e2e/server-warnings.ts'
import { shortError, Tally } from './tally.mjs'

const root = join(import.meta.dirname, '../..')
const fileOf = (test) => relative(root, test.location.file)
/** The full name of a test, without the names of the root, the project and the file. */
const nameOf = (test) => test.titlePath().slice(3).join(' > ')

/** Why the first failed try of a test failed. */
function firstErrorOf(test) {
  const result = test.results.find(({ errors }) => errors.length > 0)
  if (result === undefined) return undefined
  const { message, value, location } = result.errors[0]
  const place = location && { file: relative(root, location.file), line: location.line }
  const logged = result.attachments.find(({ name }) => name === serverWarnings)?.body
  // The last lines are the nearest to what failed.
  const lines = logged === undefined ? [] : logged.toString().trim().split('\n').slice(-2)
  const said = lines.filter(Boolean).map((line) => `the server: ${line.slice(0, 600)}`)
  return [shortError(message ?? value, place), ...said].join('\n')
}

const outcomes = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' }

/** Reports a run of Playwright to `run-tests.mjs`. */
export default class PlaywrightReporter {
  #tally = new Tally()
  #suite
  #errors = []

  onBegin(_config, suite) {
    this.#suite = suite
  }

  onTestBegin(test) {
    this.#tally.started(test.id, `${fileOf(test)}: ${nameOf(test)}`)
  }

  onTestEnd(test) {
    this.#tally.ended(test.id)
  }

  /** Errors outside of tests, such as a global set-up that fails. */
  onError({ message, value, location }) {
    const file = location ? relative(root, location.file) : null
    this.#errors.push({ file, message: message ?? value ?? 'unknown error' })
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? []
    const results = tests.map((test) => ({
      file: fileOf(test),
      name: nameOf(test),
      outcome: outcomes[test.outcome()],
      isFlaky: test.outcome() === 'flaky',
      error: firstErrorOf(test),
    }))
    this.#tally.finish({ results, errors: this.#errors })
  }

  printsToStdio() {
    return false
  }
}
