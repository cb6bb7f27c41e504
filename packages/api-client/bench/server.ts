import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The profile with which this server answers every request. The server runs in its own process, so that its work is not
 * counted as time of the measured clients.
 */
const body = JSON.stringify({
  success: true,
  result: {
    data: {
      id: 'u1',
      email: 'ada@acme.example',
      first_name: 'Ada',
      last_name: 'Byron',
      organization_info: { id: 'acme', name: 'Acme Research', is_internal: true, tier: 'premium' },
      is_external_user: false,
      eulas_not_accepted: [],
      impersonating: null,
    },
  },
  status_code: 200,
})
const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
const server = createServer((_, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => server.close())
