import { ServerResponse, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** Milliseconds that a client may take to read the response to its upgrade request before the connection is cut. */
const lingerMs = 2000

/**
 * The response to a request to upgrade its connection, usually to a WebSocket. A handler either responds as to any
 * other request, which ends the connection, or takes the socket by `takeSocket`; nothing is then sent as a response.
 */
export class UpgradeAnswer extends ServerResponse {
  /** Bytes that the client sent directly after the head of its request. */
  readonly head: Buffer
  readonly isForWebSocket: boolean
  readonly #client: Socket

  constructor(incoming: IncomingMessage, client: Socket, head: Buffer) {
    super(incoming)
    this.head = head
    this.isForWebSocket = asksForWebSocket(incoming)
    this.#client = client
    this.shouldKeepAlive = false
    // `assignSocket` throws if an earlier request on the same connection still waits for its response.
    this.assignSocket(client)
    this.once('finish', () => {
      // Read and drop what the client sends meanwhile: closing a connection with unread bytes resets it, and the
      // response would be lost.
      client.end()
      client.resume()
      setTimeout(() => client.destroy(), lingerMs).unref()
    })
  }

  /**
   * Takes the socket away from the response, so that the caller can use it for a WebSocket. Null: the client has
   * disconnected.
   */
  takeSocket(): Socket | null {
    if (this.#client.destroyed) return null
    this.removeAllListeners('finish')
    this.detachSocket(this.#client)
    return this.#client
  }
}

/**
 * Whether a request asks for a WebSocket and has no body. Requests for other upgrades get a normal response, as HTTP
 * allows: Java's HTTP client, for example, asks every server for an upgrade to HTTP/2.
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

/**
 * The response object of a request for a WebSocket, by which a handler takes the socket. Null if the request asks for
 * none.
 */
export function webSocketOf(c: Context<AppEnv>): UpgradeAnswer | null {
  const { outgoing } = c.env
  return outgoing instanceof UpgradeAnswer && outgoing.isForWebSocket ? outgoing : null
}

/**
 * Makes the server pass requests for an upgrade to the same handlers as all other requests. Returns a function that
 * cuts the connections of such requests.
 */
export function answerUpgrades(server: Server): () => void {
  const clients = new Set<Socket>()
  server.on('upgrade', (incoming: IncomingMessage, client: Socket, head: Buffer) => {
    clients.add(client)
    client.on('error', () => {})
    client.once('close', () => clients.delete(client))
    try {
      const outgoing = new UpgradeAnswer(incoming, client, head)
      // Refuse an upgrade request with a body: Node before 22.21 and 24.9 leaves the body unread.
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
