import { createHash } from 'node:crypto'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy in front of an app that records what reaches the app. It answers WebSockets itself, echoing messages. */
export interface RecordingApp {
  readonly port: number
  /** The requests that have reached the app so far. */
  readonly received: readonly IncomingMessage[]
  /** Port to which requests are forwarded. */
  target: number
  close(): void
}

export async function startRecordingApp(): Promise<RecordingApp> {
  const received: IncomingMessage[] = []
  const server = createServer((incoming, response) => {
    received.push(incoming)
    const { method, url, rawHeaders } = incoming
    const options = { host: '127.0.0.1', port: app.target, method, path: url, headers: rawHeaders }
    const passed = request(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
    })
    passed.on('error', () => response.writeHead(502).end())
    incoming.pipe(passed)
  })
  server.on('upgrade', (incoming, socket) => {
    received.push(incoming)
    const key = `${incoming.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
    const accept = createHash('sha1').update(key).digest('base64')
    const lines = ['Upgrade: websocket', 'Connection: Upgrade', `Sec-WebSocket-Accept: ${accept}`]
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
    socket.pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const app: RecordingApp = { port, received, target: 0, close: () => void server.close() }
  return app
}
