// Generates the load in its own process, so that it does not share a thread with the measured server.
import { createRequire } from 'node:module'
import { join } from 'node:path'

const [folder, text] = process.argv.slice(2)
const require = createRequire(join(folder, 'package.json'))
const autocannon = require('autocannon')
const options = JSON.parse(text)
let connections = 0
const load = autocannon({
  ...options,
  // Each connection starts with a different request, so that they do not all send the same one at once.
  setupClient(client) {
    const { requests: own } = options
    if (!own) return
    const first = connections++ % own.length
    client.setRequests([...own.slice(first), ...own.slice(0, first)])
  },
})
// autocannon's own percentiles are whole milliseconds: too coarse for requests that take one.
const times = []
load.on('response', (_client, _status, _bytes, ms) => times.push(ms))
const { requests, non2xx, errors } = await load
times.sort((a, b) => a - b)
const percentile = (share) => times[Math.floor(times.length * share)]
process.send?.({
  perSecond: requests.average,
  count: requests.total,
  p95Ms: percentile(0.95),
  p99Ms: percentile(0.99),
  failures: non2xx + errors,
})
