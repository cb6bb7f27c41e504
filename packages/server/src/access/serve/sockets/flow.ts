import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { atStart, controlFrame, opcodes, readFrames, restOfFrame, type Part } from './frames.ts'

/** One direction of a WebSocket. */
export interface Flow {
  readonly from: Socket
  readonly to: Socket
  /** Whether a close frame was sent to `to`. Nothing may follow it. */
  isClosed(): boolean
  /** When a byte last arrived. Null: nothing is read because `to` accepts nothing. */
  heardAtMs(): number | null
  /** Reads the bytes that arrived after the heads of request and answer, and then all others. */
  start(head: Buffer): void
  /** Writes a close frame to `to`, in place of all that would follow: now, or after the current frame. */
  close(payload: Buffer): void
  /** Writes a ping to `to`, unless a frame is incomplete or `to` accepts nothing. Returns its payload. */
  ping(): Buffer | null
  /** The pong for this ping is meant for this server, and is not passed on. */
  expectPong(payload: Buffer): void
}

interface FlowOptions {
  readonly from: Socket
  readonly to: Socket
  readonly isFromClient: boolean
  readonly now: () => number
  /** A close frame has gone to `to`. */
  readonly onClosed: () => void
  /** The bytes are not valid frames. */
  readonly onBroken: () => void
}

export function createFlow(options: FlowOptions): Flow {
  const { from, to, isFromClient, now, onClosed, onBroken } = options
  let state = atStart
  let isClosed = false
  let isBlocked = false
  let writing = 0
  let wanted: Buffer | null = null
  let expected: Buffer | null = null
  let heardAtMs = now()

  // Reading goes on once the other side has taken everything, so that each direction holds one chunk at most.
  const onWritten = () => {
    writing -= 1
    if (writing > 0 || !isBlocked) return
    isBlocked = false
    heardAtMs = now()
    from.resume()
  }
  const write = (bytes: Buffer) => {
    writing += 1
    to.write(bytes, onWritten)
  }
  const wait = () => {
    if (to.writableLength === 0 || isBlocked) return
    isBlocked = true
    from.pause()
  }
  const writeControl = (opcode: number, payload: Buffer) => {
    // Frames sent to an app come from a client, and so need a mask.
    write(controlFrame(opcode, payload, isFromClient ? randomBytes(4) : null))
    wait()
  }
  const writeClose = (payload: Buffer) => {
    isClosed = true
    writeControl(opcodes.close, payload)
    from.resume()
    onClosed()
  }
  const pass = ({ bytes, control }: Part) => {
    if (isClosed) return
    if (control?.opcode === opcodes.pong && expected?.equals(control.payload) === true) {
      expected = null
      return
    }
    write(bytes)
    if (control?.opcode !== opcodes.close) return
    isClosed = true
    onClosed()
  }
  const read = (chunk: Buffer) => {
    heardAtMs = now()
    // After the end, read and drop all bytes: unread bytes would make the connection reset and lose the close frame.
    if (isClosed) return
    if (wanted !== null) {
      const rest = restOfFrame(state, chunk)
      write(rest.bytes)
      wait()
      state = { ...state, left: rest.left }
      if (rest.left === 0) writeClose(wanted)
      return
    }
    const { state: next, parts } = readFrames(state, chunk, isFromClient)
    to.cork()
    for (const part of parts) pass(part)
    to.uncork()
    wait()
    if (next === null) onBroken()
    else state = next
  }
  return {
    from,
    to,
    isClosed: () => isClosed,
    heardAtMs: () => (isBlocked ? null : heardAtMs),
    start(head) {
      if (head.length > 0) read(head)
      from.on('data', read)
      if (isBlocked) from.pause()
    },
    close(payload) {
      if (isClosed || wanted !== null) return
      if (state.left === 0) writeClose(payload)
      else wanted = payload
    },
    ping() {
      if (isClosed || wanted !== null || state.left > 0 || isBlocked) return null
      const payload = randomBytes(8)
      writeControl(opcodes.ping, payload)
      return payload
    },
    expectPong(payload) {
      expected = payload
    },
  }
}
