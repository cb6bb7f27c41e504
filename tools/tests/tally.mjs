import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {object} TestResult
 * @property {string} file Relative to the repository.
 * @property {string} name
 * @property {'passed' | 'failed' | 'skipped'} outcome
 * @property {boolean} [isFlaky] Passed only when the runner tried it again.
 * @property {string} [error] Why its first try failed.
 */

/**
 * @typedef {object} Report
 * @property {TestResult[]} results
 * @property {{ file: string | null, message: string }[]} errors Errors outside of tests: a file that does not load, an
 * unhandled rejection. `file` is null if the runner does not know where it belongs.
 */

/**
 * The part of an error that says what went wrong, in at most four lines, without colour codes.
 * @param {string | undefined} message
 * @param {{ file: string, line: number }} [place] The line of the test that failed.
 */
export function shortError(message = '', place) {
  const lines = stripVTControlCharacters(message).split('\n')
  const said = lines.filter((line) => line.trim() !== '').slice(0, 4)
  return [...said, ...(place ? [`at ${place.file}:${place.line}`] : [])].join('\n')
}

/** Milliseconds between two writes of the file that says what is running. */
const everyMs = 3000

/**
 * Keeps a file that says which tests are running, so that the whole check can report its progress and name what hangs;
 * and writes the report at the end. Paths come from the variables that `run-tests.mjs` sets; without them, as in a run
 * by hand, nothing is written.
 */
export class Tally {
  /** @type {Map<string, { name: string, since: number }>} */
  #running = new Map()
  /** Ids of tests whose end was reported before their start. */
  #over = new Set()
  #done = 0
  #reportFile = process.env.VESTIBULE_TEST_REPORT
  #progressFile = process.env.VESTIBULE_TEST_PROGRESS

  constructor() {
    if (this.#progressFile) setInterval(() => this.#writeProgress(), everyMs).unref()
  }

  started(id, name) {
    if (!this.#over.delete(id)) this.#running.set(id, { name, since: Date.now() })
  }

  ended(id) {
    if (!this.#running.delete(id)) this.#over.add(id)
    this.#done++
  }

  /** @param {Report} report */
  finish(report) {
    this.#running.clear()
    if (this.#progressFile) this.#writeProgress()
    if (this.#reportFile) write(this.#reportFile, report)
  }

  #writeProgress() {
    write(this.#progressFile, { done: this.#done, running: [...this.#running.values()] })
  }
}

/** Replaces the file at once, so that no reader sees half of it. */
function write(file, value) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(value))
  renameSync(`${file}.new`, file)
}
