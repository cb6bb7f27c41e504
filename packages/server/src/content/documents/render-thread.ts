import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/**
 * Maximum processor time for rendering one text, in milliseconds. If Node.js cannot report a thread's processor time,
 * real time counts instead.
 */
const budgetMs = 200
/**
 * Maximum real time for rendering one text, in milliseconds: on an overloaded machine, a thread may take long to use up
 * its processor time.
 */
const patienceMs = 5000

const program = import.meta.url.endsWith('.ts')
  ? join(import.meta.dirname, 'render-worker.ts')
  : join(import.meta.dirname, 'render-worker.js')

/** A thread that renders one text at a time. */
export interface RenderThread {
  /**
   * Renders a text. Resolves to the HTML, or to null if the text is nested too deeply, or takes too long or too much
   * memory. In the last two cases the thread has ended.
   */
  render(markdown: string): Promise<string | null>
  readonly hasEnded: boolean
}

/** Starts a thread that renders texts. The thread keeps the process running only while it renders one. */
export async function startRenderThread(): Promise<RenderThread> {
  const worker = new Worker(program, {
    // Pass on neither the command line options nor the environment of this process.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  let hasEnded = false
  let answer: (message: string | null) => void = () => {}
  worker.on('message', (message: string | null) => answer(message))
  // Ignore `error` events, such as out of memory: the handler of `exit` below then resolves the text's promise.
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

/**
 * Ends the thread when the rendering of a text exceeds its processor time or real time. Returns a function that stops
 * the watch when the text is rendered.
 */
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

/**
 * The processor time that the thread has used, in milliseconds. Null in versions of Node.js that cannot report it, or
 * if the thread has ended.
 */
async function busyMs(worker: Worker): Promise<number | null> {
  const ask = (worker as Partial<Pick<Worker, 'cpuUsage'>>).cpuUsage
  if (ask === undefined) return null
  try {
    const { user, system } = await ask.call(worker)
    return (user + system) / 1000
  } catch {
    // `cpuUsage` rejects if the thread has ended meanwhile.
    return null
  }
}
