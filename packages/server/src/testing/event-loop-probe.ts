import { createServer } from 'node:http'
import { performance } from 'node:perf_hooks'

/**
 * Loaded into a server's process (`--import`), this tells how long its event loop was held at most: the processor time
 * that its thread took between two turns of the loop. Other processes on the machine do not count. Answers on
 * EVENT_LOOP_PROBE_PORT, and begins anew with each answer.
 */
export interface HeldUp {
  /** Milliseconds of the thread's processor time in the longest turn. */
  readonly longestMs: number
  /** Share of the time in which the loop was not idle. */
  readonly utilization: number
}

const usedMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

let longestMs = 0
let before = usedMs()
let since = performance.eventLoopUtilization()

setInterval(() => {
  const now = usedMs()
  longestMs = Math.max(longestMs, now - before)
  before = now
}, 1).unref()

createServer((_request, response) => {
  const { utilization } = performance.eventLoopUtilization(since)
  response.end(JSON.stringify({ longestMs, utilization } satisfies HeldUp))
  longestMs = 0
  since = performance.eventLoopUtilization()
})
  .listen(Number(process.env['EVENT_LOOP_PROBE_PORT']), '127.0.0.1')
  .unref()
