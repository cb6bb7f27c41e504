import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLoopback } from './smtp-receiver.ts'

/**
 * Starts an HTTP server to which the tested server sends its audit events, one per line. It keeps the lines while
 * `status` is 200; with any other status it refuses them.
 */
export async function startEventsReceiver() {
  const receiver = {
    status: 200,
    ids: [] as number[],
    lines: [] as Record<string, unknown>[],
    authorization: [] as (string | undefined)[],
    requests: 0,
    refused: 0,
    url: '',
  }
  const http = createServer((request, response) => {
    const take = (body: string) => {
      receiver.requests += 1
      if (receiver.status !== 200) receiver.refused += 1
      receiver.authorization.push(request.headers.authorization)
      if (receiver.status === 200) {
        const lines = body
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line) as { id: number })
        receiver.lines.push(...lines)
        receiver.ids.push(...lines.map(({ id }) => id))
      }
      response.writeHead(receiver.status, { location: '/elsewhere' }).end()
    }
    text(request).then(take, () => response.destroy())
  })
  receiver.url = `http://127.0.0.1:${await listenOnLoopback(http)}/events`
  return Object.assign(receiver, {
    close: () => new Promise<void>((resolve) => http.close(() => resolve())),
  })
}
