import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'

/** The bytes that a hostile server sends instead of a valid answer, and whether it closes the connection. */
export interface HostileAnswer {
  readonly name: string
  /** Bytes written in one piece. */
  readonly text?: string | Buffer
  /** Text written again and again, until the client closes the connection. */
  readonly endless?: string
  /** Whether the server closes the connection after `text`. */
  readonly closes?: boolean
}

const ok = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n'

/** Answers that break the rules of HTTP, never end, or grow when read. */
export const hostileAnswers: readonly HostileAnswer[] = [
  { name: 'status 600', text: 'HTTP/1.1 600 X\r\nContent-Length: 2\r\n\r\n{}' },
  { name: 'status 999', text: 'HTTP/1.1 999 X\r\nContent-Length: 0\r\n\r\n' },
  { name: 'status 099', text: 'HTTP/1.1 099 X\r\nContent-Length: 0\r\n\r\n' },
  { name: 'status 101', text: 'HTTP/1.1 101 X\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\nmore' },
  { name: 'status 205 with a body', text: 'HTTP/1.1 205 X\r\nContent-Length: 2\r\n\r\n{}' },
  { name: 'status 304 with a length', text: 'HTTP/1.1 304 X\r\nContent-Length: 9\r\n\r\n{}' },
  { name: 'no HTTP', text: 'SSH-2.0-OpenSSH_9.9\r\n', closes: true },
  { name: 'nothing', closes: true },
  { name: 'silence' },
  { name: 'half a head', text: ok },
  { name: 'interim answers without end', endless: 'HTTP/1.1 103 X\r\nLink: </x>\r\n\r\n' },
  { name: 'headers without end', text: ok, endless: 'X-A: b\r\n' },
  { name: 'one header without end', text: `${ok}X-A: `, endless: 'b'.repeat(1000) },
  { name: 'a control character in a header', text: `${ok}X-A: a\u0001b\r\n\r\n`, closes: true },
  { name: 'a body without end', text: `${ok}\r\n`, endless: ' '.repeat(10_000) },
  {
    name: 'chunks without end',
    text: `${ok}Transfer-Encoding: chunked\r\n\r\n`,
    endless: '1\r\n \r\n',
  },
  { name: 'a body that stops', text: `${ok}Content-Length: 9\r\n\r\n{` },
  { name: 'a body that is too short', text: `${ok}Content-Length: 9\r\n\r\n{}`, closes: true },
  { name: 'a body that is too long', text: `${ok}Content-Length: 2\r\n\r\n{}more` },
  { name: 'a length below zero', text: `${ok}Content-Length: -1\r\n\r\n{}`, closes: true },
  {
    name: 'two lengths',
    text: `${ok}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    closes: true,
  },
  {
    name: 'a chunk without a length',
    text: `${ok}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    closes: true,
  },
  {
    name: 'trailers without end',
    text: `${ok}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n`,
    endless: 'X-A: b\r\n',
  },
  { name: 'half a million objects in each other', text: whole('['.repeat(500_000)) },
  {
    name: '100 MB in 100 kB of gzip',
    text: whole(gzipSync(Buffer.alloc(100 * 1024 * 1024, ' ')), 'Content-Encoding: gzip\r\n'),
  },
]

function whole(body: string | Buffer, headers = ''): Buffer {
  const bytes = Buffer.from(body)
  return Buffer.concat([
    Buffer.from(`${ok}${headers}Content-Length: ${bytes.length}\r\n\r\n`),
    bytes,
  ])
}

export interface HostileServer {
  readonly origin: string
  /** Number of requests so far. */
  readonly requests: () => number
  /** Replaces the answer that the server gives to every request. */
  answerWith(answer: HostileAnswer): void
  close(): Promise<void>
}

/** Starts a TCP server that gives this answer to every request. `answer` may be replaced while it runs. */
export async function startHostileServer(answer: HostileAnswer): Promise<HostileServer> {
  let current = answer
  const sockets = new Set<Socket>()
  let requests = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    // Ignore errors: the client closes the connection when it has read enough.
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', () => {
      requests += 1
      const { text = '', endless, closes = false } = current
      socket.write(text)
      if (closes) socket.end()
      if (endless === undefined) return
      // Write one piece per turn of the event loop, so that the client in the same process can read and close the
      // connection.
      const goOn = () => {
        if (socket.destroyed) return
        if (socket.write(endless)) setImmediate(goOn)
        else socket.once('drain', goOn)
      }
      goOn()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    answerWith(answer) {
      current = answer
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
