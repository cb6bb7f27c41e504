import { join, relative } from 'node:path'
import { shortError, Tally } from './tally.mjs'

const root = join(import.meta.dirname, '../..')
const toFile = (moduleId) => relative(root, moduleId)

/** Reports a run of Vitest to `run-tests.mjs`. */
export default class VitestReporter {
  #tally = new Tally()

  onTestCaseReady(test) {
    this.#tally.started(test.id, `${toFile(test.module.moduleId)}: ${test.fullName}`)
  }

  onTestCaseResult(test) {
    this.#tally.ended(test.id)
  }

  onTestRunEnd(modules, unhandled) {
    const results = modules.flatMap((module) =>
      [...module.children.allTests()].filter(isChosen).map((test) => ({
        file: toFile(module.moduleId),
        name: test.fullName,
        outcome: outcomeOf(test),
        error: test.ok() ? undefined : errorOf(test),
      })),
    )
    // A file that does not load, or whose hooks fail, may contain no failed test.
    const unloaded = modules
      .filter((module) => !module.ok() && !hasFailedTest(module))
      .map((module) => ({ file: toFile(module.moduleId), message: messagesOf(module) }))
    const elsewhere = unhandled.map((error) => ({
      file: error.VITEST_TEST_PATH ? toFile(error.VITEST_TEST_PATH) : null,
      message: error.message ?? String(error),
    }))
    this.#tally.finish({ results, errors: [...unloaded, ...elsewhere] })
  }
}

/** Whether a test is part of the run. Vitest reports tests that a filter of tags leaves out as skipped. */
function isChosen(test) {
  const { tags = [] } = test.options
  return !(tags.includes('all') && test.result().state === 'skipped')
}

/** A test that was never run, because the hook before it failed, has not passed. */
function outcomeOf(test) {
  const { state } = test.result()
  return state === 'pending' ? 'failed' : state
}

function errorOf(test) {
  const [error] = test.result().errors ?? []
  const place = error?.stacks?.find(({ file }) => file === test.module.moduleId)
  return shortError(error?.message, place && { file: toFile(place.file), line: place.line })
}

function hasFailedTest(module) {
  return [...module.children.allTests()].some((test) => outcomeOf(test) === 'failed')
}

function messagesOf(module) {
  const suites = [module, ...module.children.allSuites()]
  return suites.flatMap((suite) => suite.errors().map(({ message }) => message)).join('\n')
}
