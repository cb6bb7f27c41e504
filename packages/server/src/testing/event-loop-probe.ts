import { createServer } from 'node:http'
import { performance } from 'node:perf_hooks'

/**
 * Loaded into a server's process (`--import`), this measures the longest turn of its event loop in
 * processor time of its thread, so that other processes do not count. It answers on EVENT_LOOP_PROBE_PORT
 * and starts anew after each answer.
 */
export interface HeldUp {
  /** Processor time in milliseconds of the longest turn. */
  readonly longestMs: number
  /** Share of the time in which the loop was busy. */
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
