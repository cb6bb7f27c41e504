import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A load balancer that passes requests to several servers in turn, as in production. */
export interface Balancer {
  readonly origin: string
  /** Ports on the loopback, in the order of their turns. */
  readonly targets: number[]
  /** The target of each answered request. */
  readonly served: number[]
  close(): Promise<void>
}

/** Starts a load balancer that takes the servers strictly in turn, and skips a server that refuses the connection. */
export async function startBalancer(): Promise<Balancer> {
  const targets: number[] = []
  const served: number[] = []
  let turn = 0
  const pass = (from: IncomingMessage, to: ServerResponse, body: Buffer, triesLeft: number) => {
    const port = targets[turn++ % targets.length]
    const headers = { ...from.headers, 'x-forwarded-for': from.socket.remoteAddress ?? '' }
    const { method, url: path } = from
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      served.push(port ?? 0)
      to.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(to)
    })
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && triesLeft > 0) pass(from, to, body, triesLeft - 1)
      else to.writeHead(502).end()
    })
    onward.end(body)
  }
  const server = createServer(async (from, to) => {
    pass(from, to, await buffer(from), targets.length - 1)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    targets,
    served,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
