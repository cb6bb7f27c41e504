import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer, type ClientOptions } from 'ws'
import type { TestBrowser } from './test-browser.ts'

/** An app with WebSockets: it echoes each message, and accepts the subprotocol `chat`. */
export interface SocketApp {
  readonly origin: string
  /** The requests for WebSockets that have reached the app. */
  readonly requests: IncomingMessage[]
  /** The app's ends of the WebSockets, in the order of opening. */
  readonly sockets: WebSocket[]
  /** The codes with which WebSockets were closed, in the order of closing. */
  readonly codes: number[]
  close(): Promise<void>
}

export async function startSocketApp(): Promise<SocketApp> {
  const requests: IncomingMessage[] = []
  const sockets: WebSocket[] = []
  const codes: number[] = []
  const http = createServer((_, response) => response.end('no WebSocket'))
  const server = new WebSocketServer({ server: http, perMessageDeflate: { threshold: 0 } })
  server.on('connection', (socket, request) => {
    requests.push(request)
    sockets.push(socket)
    socket.on('error', () => {})
    socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }))
    socket.on('close', (code) => codes.push(code))
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  return {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    requests,
    sockets,
    codes,
    async close() {
      for (const socket of server.clients) socket.terminate()
      server.close()
      http.closeAllConnections()
      http.close()
      await once(http, 'close')
    },
  }
}

interface OpenOptions extends ClientOptions {
  readonly protocols?: string[]
}

/** Starts to open a WebSocket as a page of this browser does. */
export function webSocket(
  browser: TestBrowser,
  path: string,
  { protocols = [], headers = {}, ...options }: OpenOptions = {},
): WebSocket {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const socket = new WebSocket(browser.origin.replace(/^http/, 'ws') + path, protocols, {
    origin: browser.origin,
    headers: { cookie, ...headers },
    ...options,
  })
  socket.on('error', () => {})
  return socket
}

/** Opens a WebSocket as a page of this browser does. Resolves once the WebSocket is open; rejects if it is refused. */
export async function openedSocket(...asked: Parameters<typeof webSocket>): Promise<WebSocket> {
  const socket = webSocket(...asked)
  await once(socket, 'open')
  return socket
}

/** The status with which a WebSocket is refused, and the code in its body. 101: it was accepted. */
export async function refusalOf(
  ...asked: Parameters<typeof webSocket>
): Promise<readonly [status: number | undefined, code: string | null]> {
  const socket = webSocket(...asked)
  return new Promise((resolve) => {
    socket.on('open', () => {
      socket.terminate()
      resolve([101, null])
    })
    socket.on('unexpected-response', (_, answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString()
        // Stop reading an endless answer.
        if (text.length > 100_000) answer.destroy()
      })
      answer.on('close', () => {
        resolve([answer.statusCode, /"code":"(\w+)"/.exec(text)?.[1] ?? null])
      })
    })
    // The connection closed without an answer.
    socket.on('close', () => resolve([undefined, null]))
  })
}

/** Resolves to the code with which the other end closes the WebSocket. */
export async function closeCode(socket: WebSocket): Promise<number> {
  const [code] = (await once(socket, 'close')) as [number]
  return code
}

/** Sends a message, and resolves to the next message that arrives. */
export async function echo(socket: WebSocket, message: string | Buffer): Promise<string> {
  const next = once(socket, 'message')
  socket.send(message)
  const [data] = (await next) as [Buffer]
  return data.toString()
}
