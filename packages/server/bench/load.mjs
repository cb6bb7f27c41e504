// Makes the load in a process of its own, so that it does not share a thread with what it measures.
import { createRequire } from 'node:module'
import { join } from 'node:path'

const [folder, text] = process.argv.slice(2)
const require = createRequire(join(folder, 'package.json'))
const autocannon = require('autocannon')
const options = JSON.parse(text)
let connections = 0
const { requests, latency, non2xx, errors } = await autocannon({
  ...options,
  // Each connection begins with another request, so that not all ask for the same at once.
  setupClient(client) {
    const { requests: own } = options
    if (!own) return
    const first = connections++ % own.length
    client.setRequests([...own.slice(first), ...own.slice(0, first)])
  },
})
process.send?.({
  perSecond: requests.average,
  count: requests.total,
  p97Ms: latency.p97_5,
  p99Ms: latency.p99,
  failures: non2xx + errors,
})
