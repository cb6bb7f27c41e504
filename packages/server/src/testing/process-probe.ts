import { createServer } from 'node:http'
import { performance } from 'node:perf_hooks'

/**
 * What this module measures when it is loaded into a server's process (`--import`): the longest turn of the event loop,
 * in processor time of its thread, so that other processes do not count. A server on PROBE_PORT answers with the
 * measurement, which begins anew after each answer.
 */
export interface HeldUp {
  /** Processor time in milliseconds of the longest turn. */
  readonly longestMs: number
  /** Share of the time in which the loop was busy. */
  readonly utilization: number
}

/**
 * JavaScript heap and buffers of the process in MiB, right after a full garbage collection: at any other time they
 * would contain as much garbage as the collector has left. The process must run with `--expose-gc`.
 */
export interface HeldMemory {
  readonly heldMiB: number
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

function readHeldUp(): HeldUp {
  const { utilization } = performance.eventLoopUtilization(since)
  const read = { longestMs, utilization }
  longestMs = 0
  since = performance.eventLoopUtilization()
  return read
}

function readMemory(): HeldMemory {
  if (globalThis.gc === undefined) throw new Error('Start it with --expose-gc')
  // The first collection leaves unused buffers to be freed in the background; the second one waits for that, so that
  // the figures below do not count them.
  globalThis.gc()
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  return { heldMiB: (heapUsed + external) / 1024 / 1024 }
}

createServer((request, response) => {
  response.end(JSON.stringify(request.url === '/memory' ? readMemory() : readHeldUp()))
})
  .listen(Number(process.env['PROBE_PORT']), '127.0.0.1')
  .unref()
