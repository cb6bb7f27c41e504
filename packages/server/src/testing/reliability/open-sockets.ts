import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { acceptOf } from '../../access/serve/sockets/handshake.ts'
import { startChildServer, type ChildServer } from '../child-server.ts'
import { closeCode, openedSocket, startSocketApp } from '../socket-app.ts'
import { startCluster } from '../postgres-cluster.ts'
import { demo, demoPassword, paths } from '../sign-in-steps.ts'
import { signIn, type TestBrowser } from '../test-browser.ts'
import { startTestServer, testSecretKey, type TestServer } from '../test-server.ts'

const mebibyte = 1024 * 1024
/** Sockets through which something passes at a time. As many are opened and closed before memory is measured. */
const atOnce = 50

interface World {
  /** In a process of its own, with its own times. */
  readonly server: ChildServer
  /** A second server on the same database. */
  readonly other: TestServer
  signIn(email: string): Promise<TestBrowser>
}

/** Runs with two servers on one PostgreSQL. */
async function withTwoServers<T>(run: (world: World) => Promise<T>): Promise<T> {
  const cluster = await startCluster()
  try {
    const other = await startTestServer({ db: { postgres: cluster.url }, clock: 'system' })
    try {
      const server = await startChildServer({
        DATABASE_URL: other.databaseUrl ?? '',
        SECRET_KEY: testSecretKey,
      })
      const died = server.ended.then((code) => {
        throw new Error(`The server has ended (${code}): ${server.output()}`)
      })
      const world = {
        server,
        other,
        signIn: (email: string) => signIn(server, email, demoPassword),
      }
      try {
        return await Promise.race([run(world), died])
      } finally {
        died.catch(() => {})
        await server.end('SIGTERM')
      }
    } finally {
      await other.close()
    }
  } finally {
    await cluster.close()
  }
}

const served = (url: string, upstream: string, to: readonly object[]) => ({
  to,
  resourcetype: 'AppResource',
  resource: { url, mount: { kind: 'page' }, serve: { upstream } },
})

export interface EndedSocket {
  readonly name: string
  readonly code: number
  /** From the end of access to the close frame. */
  readonly seconds: number
}

/** How soon a WebSocket is closed once its access has ended: at another server, and in real time. */
export async function measureEnds(): Promise<readonly EndedSocket[]> {
  const app = await startSocketApp()
  try {
    return await withTwoServers(async ({ server, other, signIn: enter }) => {
      const until = new Date(Date.now() + 12_000)
      await other.import({
        resources: [
          served('live', app.origin, [{ organization: 'northfield' }, { organization: 'calder' }]),
          served('brief', app.origin, [{ organization: 'northfield', until: until.toISOString() }]),
        ],
      } as never)
      const opened = async (email: string, path: string) => {
        const browser = await enter(email)
        const socket = await openedSocket(browser, path)
        return { browser, closed: closeCode(socket).then((code) => [code, Date.now()] as const) }
      }
      const short = await opened(demo.password, '/brief/')
      const leaving = await opened(demo.password, '/live/')
      const disabled = await opened('oskar@calder.example', '/live/')
      const asked = await opened(demo.password, '/live/')
      const ends: EndedSocket[] = []
      const measured = async (
        name: string,
        closed: Promise<readonly [number, number]>,
        fromMs: number,
      ) => {
        const [code, atMs] = await closed
        ends.push({ name, code, seconds: (atMs - fromMs) / 1000 })
      }
      await measured('grant ended', short.closed, until.getTime())
      const from = Date.now()
      await { ...leaving.browser, origin: other.origin }.clone().post(paths.logout)
      await measured('signed out', leaving.closed, from)
      const disabledAt = Date.now()
      await other.query(
        "update users set disabled_at = now() where email = 'oskar@calder.example' returning 1",
      )
      await measured('account disabled', disabled.closed, disabledAt)
      const termsAt = Date.now()
      await other.import({ eulas: [{ id: 'new', name: 'New', content: '<p>New.</p>' }] })
      await measured('new terms pending', asked.closed, termsAt)
      if (server.output().includes('"level":60')) throw new Error(server.output())
      return ends
    })
  } finally {
    await app.close()
  }
}

export interface MemoryOptions {
  readonly sockets: number
  /** Passed over all of them together, half of it in each direction. */
  readonly mebibytes: number
  /** How many of them are pages that read nothing while the app writes. */
  readonly slow: number
}

export interface MeasuredMemory {
  readonly sockets: number
  readonly passedMiB: number
  /** The most that the server's process held beyond what it held before the first socket. */
  readonly growthMiB: number
  readonly seconds: number
}

/** How much memory a server takes for sockets through which much passes, with some that do not read. */
export async function measureMemory(options: MemoryOptions): Promise<MeasuredMemory> {
  const each = Math.floor((options.mebibytes * mebibyte) / 2 / options.sockets)
  const app = await startFloodApp(each)
  try {
    return await withTwoServers(async ({ server, other, signIn: enter }) => {
      await other.import({
        resources: [served('live', app.origin, [{ organization: 'northfield' }])],
      } as never)
      const browser = await enter(demo.password)
      // What any traffic leaves behind until it is collected is not the memory of many sockets.
      const first = await openAll(browser, '/', atOnce)
      await Promise.all(first.map((socket) => flood(socket, each)))
      const before = await residentMiB(server.pid)
      let most = before
      const timer = setInterval(() => {
        void residentMiB(server.pid).then(
          (now) => (most = Math.max(most, now)),
          () => {},
        )
      }, 50)
      const startedAt = performance.now()
      const slow = await openAll(browser, '/endless', options.slow)
      for (const socket of slow) socket.pause()
      const rest = await openAll(browser, '/', options.sockets - options.slow)
      let passed = 0
      // The others are open meanwhile.
      const work = async () => {
        for (let socket = rest.pop(); socket !== undefined; socket = rest.pop()) {
          const bytes = await flood(socket, each)
          passed += bytes
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      const seconds = (performance.now() - startedAt) / 1000
      clearInterval(timer)
      for (const socket of slow) socket.destroy()
      return {
        sockets: options.sockets,
        passedMiB: passed / mebibyte,
        growthMiB: most - before,
        seconds,
      }
    })
  } finally {
    app.close()
  }
}

async function residentMiB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

const framePayload = 32 * 1024
const frameOf = (isMasked: boolean) =>
  Buffer.concat([
    Buffer.from([0x82, (isMasked ? 0x80 : 0) | 126, framePayload >> 8, framePayload & 255]),
    ...(isMasked ? [Buffer.alloc(4)] : []),
    Buffer.alloc(framePayload, 'x'),
  ])

/** Writes frames until `bytes` of payload have gone, as fast as they are taken. */
async function writeFrames(socket: Socket, bytes: number, isMasked: boolean) {
  const frame = frameOf(isMasked)
  for (let sent = 0; sent < bytes && !socket.destroyed; sent += framePayload) {
    if (socket.write(frame)) continue
    await new Promise<void>((resolve) => {
      const goOn = () => {
        socket.off('drain', goOn).off('close', goOn)
        resolve()
      }
      socket.on('drain', goOn).on('close', goOn)
    })
  }
}

/**
 * An app that writes as much to each socket as it gets, from the first bytes on, and closes it then; without a library that would hold messages in
 * memory.
 */
async function startFloodApp(bytes: number) {
  const http = createServer()
  const sockets = new Set<Socket>()
  http.on('upgrade', (asked, socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
    const accept = acceptOf(asked.headers['sec-websocket-key'] ?? '')
    socket.write(
      `HTTP/1.1 101 X\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
    let read = 0
    const isAsked = asked.url === '/endless' ? Promise.resolve() : once(socket, 'data')
    const all = new Promise<void>((resolve) => {
      socket.on('data', (chunk: Buffer) => {
        read += chunk.length
        if (read >= bytes) resolve()
      })
    })
    const length = asked.url === '/endless' ? Infinity : bytes
    const written = isAsked.then(() => writeFrames(socket, length, false))
    void Promise.all([all, written]).then(() => socket.end())
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  return {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy()
      http.close()
    },
  }
}

async function rawSocket(browser: TestBrowser, path: string): Promise<Socket> {
  const asked = request(`${browser.origin}/live${path}`, {
    agent: false,
    headers: {
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      origin: browser.origin,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    },
  }).end()
  const [, socket, head] = (await once(asked, 'upgrade')) as [unknown, Socket, Buffer]
  socket.on('error', () => {})
  socket.unshift(head)
  return socket
}

/** Writes and reads `bytes`, until the app has as many. Resolves to the number of bytes that passed. */
async function flood(socket: Socket, bytes: number): Promise<number> {
  let read = 0
  let last: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    read += chunk.length
    last = chunk
  })
  const closed = new Promise((resolve) => {
    socket.once('end', () => socket.end())
    socket.once('close', resolve)
  })
  await writeFrames(socket, bytes, true)
  await closed
  if (read < bytes)
    throw new Error(`closed after ${read} bytes: ${last.subarray(-40).toString('latin1')}`)
  return read + bytes
}

function openAll(browser: TestBrowser, path: string, count: number): Promise<Socket[]> {
  return Promise.all(Array.from({ length: count }, () => rawSocket(browser, path)))
}
