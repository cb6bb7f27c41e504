import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { serverWarnings, unansweredRequests } from '../e2e/failure-details.ts'
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
  return [
    shortError(message ?? value, place),
    // The last lines are the nearest to what failed.
    ...linesOf(result, serverWarnings)
      .slice(-2)
      .map((line) => `the server: ${line}`),
    ...linesOf(result, unansweredRequests)
      .slice(-4)
      .map((line) => `no answer: ${line}`),
    ...snapshotOf(result).map((line) => `the page: ${line}`),
  ].join('\n')
}

/** The lines of an attachment of a try. */
function linesOf({ attachments }, wanted) {
  const body = attachments.find(({ name }) => name === wanted)?.body?.toString() ?? ''
  const lines = body.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => line.slice(0, 600))
}

/** What the page held when a try failed: its dialog if one was open, otherwise its beginning; at most 60 lines. */
function snapshotOf({ attachments }) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  // Another run in this folder removes the results of this one.
  if (path === undefined || !existsSync(path)) return []
  const [, snapshot = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync(path, 'utf8')) ?? []
  const lines = snapshot.split('\n').filter((line) => line.trim() !== '')
  const dialog = lines.findIndex((line) => /^\s*- (?:alert)?dialog\b/.test(line))
  return lines.slice(Math.max(dialog, 0)).slice(0, 60)
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
