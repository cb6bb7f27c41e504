import { ServerResponse, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** How long a client may take to read a refusal, in milliseconds. */
const lingerMs = 2000

/**
 * The answer to a request for a WebSocket. Handlers refuse it like any other request, which ends the connection. Or
 * they take the socket: then their answer is not sent.
 */
export class UpgradeAnswer extends ServerResponse {
  /** Bytes that arrived after the head of the request. */
  readonly head: Buffer
  readonly isForWebSocket: boolean
  readonly #client: Socket

  constructor(incoming: IncomingMessage, client: Socket, head: Buffer) {
    super(incoming)
    this.head = head
    this.isForWebSocket = asksForWebSocket(incoming)
    this.#client = client
    this.shouldKeepAlive = false
    // Throws while an earlier request on the connection waits for its answer.
    this.assignSocket(client)
    this.once('finish', () => {
      // Read and drop what the client sends meanwhile: unread bytes would make the connection reset and lose the
      // answer.
      client.end()
      client.resume()
      setTimeout(() => client.destroy(), lingerMs).unref()
    })
  }

  /** Hands over the socket. Null: the client has disconnected. */
  takeSocket(): Socket | null {
    if (this.#client.destroyed) return null
    this.removeAllListeners('finish')
    this.detachSocket(this.#client)
    return this.#client
  }
}

/**
 * Whether a request asks for a WebSocket and nothing else. Requests for other upgrades are answered normally, as HTTP
 * allows: Java's client asks every server for HTTP/2.
 */
export function asksForWebSocket({ method, httpVersion, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    httpVersion === '1.1' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['transfer-encoding'] === undefined &&
    (headers['content-length'] ?? '0') === '0'
  )
}

/** The answer to a request for a WebSocket; null if the request asks for none. */
export function webSocketOf(c: Context<AppEnv>): UpgradeAnswer | null {
  const { outgoing } = c.env
  return outgoing instanceof UpgradeAnswer && outgoing.isForWebSocket ? outgoing : null
}

/**
 * Passes upgrades to the same handlers as all other requests. Returns a function that ends the connections that are
 * still open.
 */
export function answerUpgrades(server: Server): () => void {
  const clients = new Set<Socket>()
  server.on('upgrade', (incoming: IncomingMessage, client: Socket, head: Buffer) => {
    clients.add(client)
    client.on('error', () => {})
    client.once('close', () => clients.delete(client))
    try {
      const outgoing = new UpgradeAnswer(incoming, client, head)
      // Node before 22.21 and 24.9 treats every upgrade as a WebSocket, and leaves its body unread.
      if (hasBody(incoming)) outgoing.writeHead(400, { Connection: 'close' }).end()
      else server.emit('request', incoming, outgoing)
    } catch {
      client.destroy()
    }
  })
  return () => {
    for (const client of clients) client.destroy()
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}
