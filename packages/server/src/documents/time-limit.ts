import { createContext, Script } from 'node:vm'

const call = new Script('work()')
/** One for all: making one takes a millisecond. */
const globals: { work?: () => void } = {}
const context = createContext(globals)

/**
 * What `work` returns, or null where that takes longer than `limitMs`. The limit is kept by a thread of its own,
 * so that it ends what never comes back to the event loop; `work` must be synchronous, and leave nothing half done.
 */
export function withinTime<T>(limitMs: number, work: () => T): T | null {
  let result: T | null = null
  globals.work = () => {
    result = work()
  }
  try {
    call.runInContext(context, { timeout: Math.ceil(limitMs) })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    return null
  } finally {
    delete globals.work
  }
  return result
}
