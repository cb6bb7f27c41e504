import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { openTimes } from '../../../platform/http/open-times.ts'
import { closePayload, controlFrame, opcodes, readFrames, atStart } from './frames.ts'
import { createOpenSockets, type OpenSockets } from './open-sockets.ts'
import type { Tunnel } from './tunnel.ts'

const times = { ...openTimes, frameMs: 100, closeMs: 200 }
const key = Buffer.from([9, 9, 9, 9])
const none = Buffer.alloc(0)

interface Side {
  /** The test's end of the connection. */
  readonly socket: Socket
  /** All bytes that have arrived. */
  read(): Buffer
  readonly ended: Promise<unknown>
}

let sockets: OpenSockets
const all: Socket[] = []
afterEach(() => {
  for (const socket of all.splice(0)) socket.destroy()
})

/** Both ends of a connection: the test reads and writes at `far`, the tunnel gets `near`. */
async function connection(): Promise<readonly [far: Side, near: Socket]> {
  const server = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const accepted = once(server, 'connection')
  const far = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [near] = (await accepted) as [Socket]
  server.close()
  all.push(far, near)
  const chunks: Buffer[] = []
  far.on('error', () => {})
  far.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => far.once('close', resolve))
  return [{ socket: far, read: () => Buffer.concat(chunks), ended }, near]
}

/** A tunnel between two connections, whose far ends the test holds. */
async function open(changed: Partial<typeof times> = {}, head = none) {
  const [page, client] = await connection()
  const [app, upstream] = await connection()
  sockets = createOpenSockets({ ...times, ...changed })
  const gone = Promise.withResolvers<number | null>()
  const heads = { client: head, upstream: none }
  const onGone = gone.resolve
  const tunnel: Tunnel = sockets.open({ client, upstream, heads, onGone })
  return { page, app, tunnel, gone: gone.promise, client, upstream }
}

const binary = (length: number, isMasked: boolean) =>
  Buffer.concat([
    Buffer.from([0x82, (isMasked ? 0x80 : 0) | 127, 0, 0, 0, 0]),
    Buffer.from([length >>> 24, (length >> 16) & 255, (length >> 8) & 255, length & 255]),
    ...(isMasked ? [key] : []),
    Buffer.alloc(length, 'x'),
  ])
const closeFrame = (code: number, isMasked: boolean) =>
  controlFrame(opcodes.close, closePayload(code, ''), isMasked ? key : null)
/** The control frames in these bytes, as opcode and payload. */
const controls = (bytes: Buffer, isMasked: boolean) =>
  readFrames(atStart, bytes, isMasked).parts.flatMap(({ control }) =>
    control === null ? [] : [control],
  )
const closeCodes = (bytes: Buffer, isMasked: boolean) =>
  controls(bytes, isMasked)
    .filter(({ opcode }) => opcode === opcodes.close)
    .map(({ payload }) => payload.readUInt16BE())

it('passes what came behind the head of the request, before all else', async () => {
  const first = binary(10, true)
  const { page, app } = await open({}, first)
  page.socket.write(binary(70_000, true))
  await expect.poll(() => app.read().length).toBe(first.length + 70_014)
  expect(app.read().subarray(0, first.length)).toEqual(first)
})

it('promise 148: closes both sides, each with the frames that it may write', async () => {
  const { page, app, tunnel, gone } = await open()
  tunnel.close(4403, 'forbidden')
  await Promise.all([page.ended, app.ended])
  expect(closeCodes(page.read(), false)).toEqual([4403])
  expect(closeCodes(app.read(), true)).toEqual([4403])
  expect(await gone).toBe(4403)
})

it('promise 148: closes behind the frame under way, and passes nothing after it', async () => {
  const { page, app, tunnel } = await open({ frameMs: 5000 })
  const long = binary(100_000, false)
  app.socket.write(long.subarray(0, 1000))
  await expect.poll(() => page.read().length).toBe(1000)
  tunnel.close(4401, '')
  app.socket.write(Buffer.concat([long.subarray(1000), binary(10, false)]))
  await page.ended
  expect(page.read().subarray(0, long.length).equals(long)).toBe(true)
  expect(page.read().subarray(long.length)).toEqual(closeFrame(4401, false))
})

it('promise 148: ends a connection whose frame does not end', async () => {
  const { page, app, tunnel, gone } = await open()
  const part = binary(100_000, false).subarray(0, 1000)
  app.socket.write(part)
  await expect.poll(() => page.read().length).toBe(1000)
  tunnel.close(4401, '')
  await page.ended
  expect(page.read()).toEqual(part)
  expect(await gone).toBe(4401)
})

it('promise 148: ends a page that reads nothing', async () => {
  const { page, app, tunnel, gone } = await open()
  page.socket.pause()
  const timer = setInterval(() => app.socket.write(binary(100_000, false)), 1)
  await expect.poll(() => app.socket.writableLength).toBeGreaterThan(100_000)
  tunnel.close(4401, '')
  expect(await gone).toBe(4401)
  clearInterval(timer)
})

it('ends by itself where both sides have said goodbye', async () => {
  const { page, app, gone } = await open()
  page.socket.write(closeFrame(1000, true))
  await expect.poll(() => closeCodes(app.read(), true)).toEqual([1000])
  app.socket.write(closeFrame(1000, false))
  expect(await gone).toBeNull()
  expect(closeCodes(page.read(), false)).toEqual([1000])
})

it('lets the app answer a page that ends its connection behind its goodbye', async () => {
  const { page, app, gone } = await open()
  let isEnded = false
  app.socket.once('end', () => (isEnded = true))
  page.socket.end(closeFrame(4000, true))
  await once(page.socket, 'finish')
  await expect.poll(() => closeCodes(app.read(), true)).toEqual([4000])
  app.socket.write(binary(10, false))
  await expect.poll(() => page.read().length).toBe(20)
  expect(isEnded).toBe(false)
  app.socket.write(closeFrame(4000, false))
  expect(await gone).toBeNull()
  expect(closeCodes(page.read(), false)).toEqual([4000])
  await app.ended
})

it('ends at once where the app goes without an answer to the goodbye', async () => {
  const { page, app, gone } = await open()
  page.socket.end(closeFrame(4000, true))
  await expect.poll(() => closeCodes(app.read(), true)).toEqual([4000])
  app.socket.end()
  expect(await gone).toBeNull()
  await page.ended
})

it('ends the app’s side where the page is gone behind its goodbye', async () => {
  const { page, app, gone } = await open()
  page.socket.write(closeFrame(4000, true))
  await expect.poll(() => closeCodes(app.read(), true)).toEqual([4000])
  page.socket.resetAndDestroy()
  await app.ended
  expect(await gone).toBeNull()
})

it('does not write a second close frame where one side has said goodbye', async () => {
  const { page, app, tunnel, gone } = await open()
  page.socket.write(closeFrame(1000, true))
  await expect.poll(() => closeCodes(app.read(), true)).toEqual([1000])
  tunnel.close(4401, '')
  expect(await gone).toBe(4401)
  expect(closeCodes(app.read(), true)).toEqual([1000])
  expect(closeCodes(page.read(), false)).toEqual([4401])
})

it('promise 149: what is no frame is passed to nobody, and closed with 1002', async () => {
  const { page, app, gone } = await open()
  page.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  expect(await gone).toBe(1002)
  expect(closeCodes(page.read(), false)).toEqual([1002])
  expect(app.read()).toEqual(expect.not.stringContaining('GET'))
  expect(closeCodes(app.read(), true)).toEqual([1002])
})

it('promise 149: pings a silent side, keeps the answer, and ends one that does not answer', async () => {
  const { page, app, gone } = await open({ pingMs: 60, silentMs: 600 })
  const pings = (bytes: Buffer, isMasked: boolean) =>
    controls(bytes, isMasked).filter(({ opcode }) => opcode === opcodes.ping)
  // The page answers each ping with a pong, and adds one that answers no ping. Only the latter is for the app.
  let answered = 0
  page.socket.on('data', () => {
    for (const { payload } of pings(page.read(), false).slice(answered)) {
      answered += 1
      page.socket.write(controlFrame(opcodes.pong, payload, key))
      page.socket.write(controlFrame(opcodes.pong, Buffer.from('own'), key))
    }
  })
  expect(await gone).toBe(1011)
  expect(answered).toBeGreaterThan(1)
  expect(pings(app.read(), true).length).toBeGreaterThan(1)
  const pongs = controls(app.read(), true).filter(({ opcode }) => opcode === opcodes.pong)
  expect(new Set(pongs.map(({ payload }) => payload.toString()))).toEqual(new Set(['own']))
  expect(closeCodes(page.read(), false)).toEqual([1011])
})

it('promise 149: ends where one side takes nothing for too long', async () => {
  const { page, app, gone } = await open({ silentMs: 500 })
  app.socket.pause()
  const timer = setInterval(() => page.socket.write(binary(100_000, true)), 1)
  expect(await gone).toBe(1011)
  clearInterval(timer)
})

it('promise 149: reads no more from one side than the other takes', async () => {
  const { page, app, client, upstream } = await open()
  app.socket.pause()
  const chunk = binary(1_000_000, true)
  for (let n = 0; n < 50; n += 1) page.socket.write(chunk)
  await expect.poll(() => upstream.writableNeedDrain).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(upstream.writableLength + client.readableLength).toBeLessThan(512 * 1024)
  app.socket.resume()
  await expect.poll(() => app.socket.bytesRead, { timeout: 60_000 }).toBe(50 * chunk.length)
})

it('promise 149: a server that stops says so to both sides', async () => {
  const { page, app, gone } = await open()
  sockets.close()
  expect(await gone).toBe(1001)
  expect(closeCodes(page.read(), false)).toEqual([1001])
  expect(closeCodes(app.read(), true)).toEqual([1001])
  const [late, client] = await connection()
  const [, upstream] = await connection()
  const heads = { client: none, upstream: none }
  sockets.open({ client, upstream, heads, onGone: () => {} })
  await late.ended
  expect(closeCodes(late.read(), false)).toEqual([1001])
})
