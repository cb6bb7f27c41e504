import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https'
import type { Socket } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createApp, type AppOptions } from './app.ts'
import { readAhead } from './access/serve/ask-upstream.ts'
import { createOpenSockets } from './access/serve/sockets/open-sockets.ts'
import { openTimes } from './platform/http/open-times.ts'
import { limitBody } from './platform/http/silence.ts'
import { followTls, readTls, tlsOptions } from './platform/http/tls.ts'
import { answerUpgrades, asksForWebSocket } from './platform/http/upgrade-answer.ts'
import { settledWithin } from './platform/settled-within.ts'
import { createUnfinished, type Unfinished } from './platform/unfinished.ts'

export interface RunningServer {
  readonly origin: string
  readonly port: number
  /** Stops listening, closes all WebSockets, and gives running requests and mails five seconds at most to finish. */
  close(): Promise<void>
}

const closeTimeoutMs = 5000

export interface ServerOptions {
  /**
   * Whether the HTTP adapter may replace the global Request and Response by lighter ones, which makes the server a
   * third faster. Only for a process that runs nothing but this server. Default: no.
   */
  readonly ownsProcess?: boolean
}

/**
 * Builds the server and listens on the configured address. With port 0 the operating system chooses a port, which
 * `origin` then contains. If `createApp` throws, this rejects and nothing listens.
 */
export async function startServer(
  options: AppOptions,
  { ownsProcess = false }: ServerOptions = {},
): Promise<RunningServer> {
  const { host, port, tls } = options.settings
  const material = tls === null ? null : await readTls(tls)
  let fetch: ReturnType<typeof createApp>['fetch'] | undefined
  const unfinished = createUnfinished()
  const server = createAdaptorServer({
    fetch: (request, env) => {
      const answer = fetch?.(request, env) ?? new Response(null, { status: 503 })
      if (answer instanceof Promise) unfinished.add(answer)
      return answer
    },
    overrideGlobalObjects: ownsProcess,
    ...(material !== null && { createServer: createTlsServer }),
    serverOptions: {
      ...(material !== null && tlsOptions(material)),
      // Close connections of clients that send their request's head slowly (Slowloris attack).
      headersTimeout: 10_000,
      // Turn off Node's limit, because uploads to apps take longer than it allows. For all other requests `limitBody`
      // limits how long their body may take.
      requestTimeout: 0,
      shouldUpgradeCallback: asksForWebSocket,
      keepAliveTimeout: 10_000,
      maxHeaderSize: 32_768,
      highWaterMark: readAhead,
    },
  }) as Server
  const destroyUpgraded = answerUpgrades(server)
  const destroyOpen = tls === null ? destroyUpgraded : openConnections(server)
  const { times = openTimes } = options
  const sockets = createOpenSockets(times)
  server.prependListener('request', (incoming, outgoing) =>
    limitBody(incoming, outgoing, times.bodyMs),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const unfollow = tls === null ? null : followTls(server as unknown as TlsServer, tls, options.log)
  const actual = (server.address() as AddressInfo).port
  const publicOrigin = options.settings.publicOrigin.replace(/:0$/, `:${actual}`)
  try {
    const settings = { ...options.settings, publicOrigin }
    fetch = createApp({ ...options, settings, times, sockets, unfinished }).fetch
  } catch (error) {
    unfollow?.()
    await close(server, destroyOpen, unfinished)
    throw error
  }
  return {
    origin: publicOrigin,
    port: actual,
    close() {
      sockets.close()
      unfollow?.()
      return close(server, destroyOpen, unfinished)
    },
  }
}

/**
 * Keeps track of all connections. Returns a function that destroys them, also TLS connections that have sent no request
 * yet.
 */
function openConnections(server: Server): () => void {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return () => {
    for (const socket of open) socket.destroy()
  }
}

/**
 * Stops accepting connections and waits until all are closed, and until no work is unfinished: a request whose client
 * has gone has no connection any more but may still be writing, and the caller closes the database next. After
 * `closeTimeoutMs` it waits no longer, and the remaining connections are cut off: by Node, and by `destroyOpen` those
 * that Node does not close, namely upgraded connections (WebSockets) and TLS connections without a request.
 */
async function close(server: Server, destroyOpen: () => void, unfinished: Unfinished) {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Close connections as soon as they are idle: kept open for another request, they would delay stopping.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await settledWithin(
    closeTimeoutMs,
    closed.then(() => unfinished.settled()),
  )
  server.closeAllConnections()
  destroyOpen()
  await closed
  clearInterval(idle)
}
