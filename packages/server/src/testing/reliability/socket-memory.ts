import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { acceptOf } from '../../access/serve/sockets/handshake.ts'
import type { ProbedServer } from '../probed-server.ts'
import { demo } from '../sign-in-steps.ts'
import type { TestBrowser } from '../test-browser.ts'
import { served, withTwoServers } from './open-sockets.ts'

const mebibyte = 1024 * 1024
/** Maximum sockets that pass data at the same time. As many are opened and closed before memory is measured. */
const atOnce = 50

export interface MemoryOptions {
  readonly sockets: number
  /** Data in MiB, shared equally by all sockets, half in each direction. The slow sockets do not pass their share. */
  readonly mebibytes: number
  /** Number of sockets whose pages read nothing while the app writes. */
  readonly slow: number
}

export interface MeasuredMemory {
  readonly sockets: number
  readonly passedMiB: number
  /** Maximum memory of the server's process, without garbage, above its memory before the first of these sockets. */
  readonly heldMiB: number
  /**
   * Maximum resident memory of the process, as the operating system counts it, above that before the first of these
   * sockets. It includes garbage that is not collected yet.
   */
  readonly residentMiB: number
  readonly seconds: number
}

/** Measures how much memory a server needs for sockets that pass much data, some of which do not read. */
export async function measureMemory(options: MemoryOptions): Promise<MeasuredMemory> {
  const each = Math.floor((options.mebibytes * mebibyte) / 2 / options.sockets)
  const app = await startFloodApp(each)
  try {
    return await withTwoServers(async ({ server, other, signIn: enter }) => {
      await other.import({
        resources: [served('live', app.origin, [{ organization: 'northfield' }])],
      } as never)
      const browser = await enter(demo.password)
      // Pass data over some sockets first, so that the memory for code that the server loads and compiles for them does
      // not count.
      const first = await openAll(browser, '/', atOnce)
      await Promise.all(first.map((socket) => flood(socket, each)))
      const before = await measureOnce(server)
      const watch = watchMemory(server)
      const startedAt = performance.now()
      const slow = await openAll(browser, '/endless', options.slow)
      for (const socket of slow) socket.pause()
      const rest = await openAll(browser, '/', options.sockets - options.slow)
      let passed = 0
      // All sockets of `rest` are open already; this passes data over one after the other.
      const work = async () => {
        for (let socket = rest.pop(); socket !== undefined; socket = rest.pop()) {
          const bytes = await flood(socket, each)
          passed += bytes
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      const seconds = (performance.now() - startedAt) / 1000
      const most = await watch.end()
      for (const socket of slow) socket.destroy()
      return {
        sockets: options.sockets,
        passedMiB: passed / mebibyte,
        heldMiB: most.held - before.held,
        residentMiB: most.resident - before.resident,
        seconds,
      }
    })
  } finally {
    app.close()
  }
}

async function measureOnce(server: ProbedServer) {
  const resident = await residentMiB(server.pid)
  const { heldMiB } = await server.memory()
  return { resident, held: heldMiB }
}

/** Measures repeatedly. `end` resolves to the maximum of each value. */
function watchMemory(server: ProbedServer) {
  const ended = new AbortController()
  const watch = async () => {
    const most = { resident: 0, held: 0 }
    while (!ended.signal.aborted) {
      const { resident, held } = await measureOnce(server)
      most.resident = Math.max(most.resident, resident)
      most.held = Math.max(most.held, held)
      await setTimeout(200)
    }
    return most
  }
  const watched = watch()
  return {
    end() {
      ended.abort()
      return watched
    },
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

/** Writes frames until `bytes` of payload are sent, as fast as the socket accepts them. */
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
 * Starts an app that sends `bytes` over each socket once the first data arrives, and closes the socket when it has
 * received as many. At `/endless` it sends unasked and without end. It uses no WebSocket library, which would hold
 * messages in memory.
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

/** Writes and reads `bytes`, until the app has received as many. Resolves to the number of bytes that passed. */
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
