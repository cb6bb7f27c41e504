import { patienceMs } from './patience.ts'

/** The part of Testing Library that its options need. Storybook contains a copy with options of its own. */
interface TestingLibrary {
  readonly configure: (options: {
    asyncUtilTimeout?: number
    getElementError?: (message: string | null, container: Element) => Error
  }) => void
  readonly getConfig: () => object
  readonly prettyDOM: (container: Element) => string | false
}

/**
 * Lets the queries of Testing Library that wait (`findByRole`) wait long, and cheaply. While a query waits, it asks
 * again at each change of the page, and by default prints the whole page into each error that only means "not yet".
 * Here it prints the page once, into the error of a query that has waited in vain or does not wait.
 */
export function waitPatiently({ configure, getConfig, prettyDOM }: TestingLibrary): void {
  configure({
    asyncUtilTimeout: patienceMs,
    getElementError(message, container) {
      const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      const text = [message, ...(isWaiting ? [] : [prettyDOM(container)])].filter(Boolean)
      return Object.assign(new Error(text.join('\n\n')), { name: 'TestingLibraryElementError' })
    },
  })
}

/** Failed tests in this process. */
let failed = 0

/**
 * Returns a hook for after each test. From the third failure on, queries wait only three seconds: if something that all
 * tests use is broken, each query would otherwise wait a minute in vain. `run-tests.mjs` tries the failed files again
 * in a new process, which is patient again.
 */
export function hurryAfterFailures({ configure }: Pick<TestingLibrary, 'configure'>) {
  return ({ task }: { task: { result?: { state: string } | undefined } }) => {
    if (task.result?.state !== 'fail') return
    failed += 1
    if (failed >= 3) configure({ asyncUtilTimeout: 3000 })
  }
}
