import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:https'
import type { Duplex } from 'node:stream'

/**
 * Opens a WebSocket over https, and sends a word without a frame around it. Resolves to the status of the answer, and
 * to the bytes that come back. Every host name resolves to this machine.
 */
export async function openWebSocket(
  address: string,
  { ca, cookie }: { readonly ca: string; readonly cookie: string },
): Promise<{ readonly status: number | undefined; readonly echo: string | null }> {
  const { hostname, host, port, pathname } = new URL(address)
  const headers = {
    host,
    cookie,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  }
  const options = { host: '127.0.0.1', servername: hostname, port, path: pathname, headers, ca }
  const asked = request({ ...options, agent: false })
  return new Promise((resolve, reject) => {
    asked.on('error', reject)
    asked.on('response', (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, echo: null })
    })
    asked.on('upgrade', (answer, socket) => {
      sayOneWord(socket).then((echo) => resolve({ status: answer.statusCode, echo }), reject)
    })
    asked.end()
  })
}

async function sayOneWord(socket: Duplex): Promise<string> {
  socket.write('knock')
  const [said] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return said.toString()
}
