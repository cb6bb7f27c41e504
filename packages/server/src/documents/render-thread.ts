import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** How long one text may keep the thread busy. */
const budgetMs = 200
/** On a machine that has no time for the thread; it also ends one that cannot be asked how busy it was. */
const patienceMs = 5000

const program = import.meta.url.endsWith('.ts')
  ? join(import.meta.dirname, 'render-worker.ts')
  : join(import.meta.dirname, 'render-worker.js')

/** A thread that renders one text at a time. */
export interface RenderThread {
  /** The HTML; null for a text that cannot be rendered, or not within the budget, which ends the thread. */
  render(markdown: string): Promise<string | null>
  readonly hasEnded: boolean
}

/** Starts a thread. It does not keep the process running, except while it has a text to render. */
export async function startRenderThread(): Promise<RenderThread> {
  const worker = new Worker(program, {
    // What this process was started with is not for the thread.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  let hasEnded = false
  let answer: (message: string | null) => void = () => {}
  worker.on('message', (message: string | null) => answer(message))
  // Out of memory, for one; the exit that follows answers.
  worker.on('error', () => {})
  worker.on('exit', () => {
    hasEnded = true
    answer(null)
  })
  const nextMessage = () =>
    new Promise<string | null>((resolve) => {
      answer = resolve
    })
  const ready = await nextMessage()
  if (ready === null) throw new Error(`The thread of ${program} does not start`)
  worker.unref()
  return {
    get hasEnded() {
      return hasEnded
    },
    async render(markdown) {
      const rendered = nextMessage()
      worker.ref()
      worker.postMessage(markdown, [])
      const stop = endAfter(worker, () => {
        hasEnded = true
      })
      try {
        return await rendered
      } finally {
        stop()
        worker.unref()
      }
    },
  }
}

/** Ends a thread that is busy for longer than its budget. Returns the way to let it go on. */
function endAfter(worker: Worker, onEnd: () => void): () => void {
  const startedAt = performance.now()
  const before = busyMs(worker)
  let timer = setTimeout(look, budgetMs)
  let isOver = false
  async function look() {
    const waited = performance.now() - startedAt
    const [first, last] = await Promise.all([before, busyMs(worker)])
    if (isOver) return
    const busy = first === null || last === null ? waited : last - first
    if (busy >= budgetMs || waited >= patienceMs) {
      onEnd()
      void worker.terminate()
    } else {
      timer = setTimeout(look, Math.max(5, budgetMs - busy))
    }
  }
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** Time that the processor gave to the thread; null where Node cannot tell, before version 24. */
async function busyMs(worker: Worker): Promise<number | null> {
  const ask = (worker as Partial<Pick<Worker, 'cpuUsage'>>).cpuUsage
  if (ask === undefined) return null
  try {
    const { user, system } = await ask.call(worker)
    return (user + system) / 1000
  } catch {
    // It has ended.
    return null
  }
}
