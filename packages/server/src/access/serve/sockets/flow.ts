import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { atStart, controlFrame, opcodes, readFrames, restOfFrame, type Part } from './frames.ts'

/** Forwards one direction of a WebSocket: the frames that arrive at `from` are written to `to`. */
export interface Flow {
  readonly from: Socket
  readonly to: Socket
  /** Whether a close frame was written to `to`. No frame may follow a close frame. */
  isClosed(): boolean
  /**
   * When a byte last arrived from `from`, or reading from it went on after a pause, on the clock `now`. Null: reading
   * is paused because `to` is slow to accept bytes.
   */
  heardAtMs(): number | null
  /** Starts forwarding: first `head`, the bytes that came directly after the HTTP head, then all that follow. */
  start(head: Buffer): void
  /** Writes a close frame to `to` as soon as the current frame is complete. Everything that would follow is dropped. */
  close(payload: Buffer): void
  /**
   * Writes a ping to `to` and returns the ping's payload, which the answer repeats. Returns null without a ping if a
   * frame is incomplete, a close frame was sent, or `to` is slow to accept bytes.
   */
  ping(): Buffer | null
  /**
   * Makes the flow drop the pong with this payload instead of forwarding it, because that pong answers a ping which
   * this server has sent.
   */
  expectPong(payload: Buffer): void
}

interface FlowOptions {
  readonly from: Socket
  readonly to: Socket
  readonly isFromClient: boolean
  readonly now: () => number
  /** Called when a close frame was written to `to`. */
  readonly onClosed: () => void
  /** Called when bytes from `from` are not valid WebSocket frames. */
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

  // Resume reading only when `to` has accepted everything, so that each direction buffers one chunk at most.
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
    // Mask frames that go to an app: to the app, this server is the client, and clients must mask their frames.
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
    // After the close frame, read and drop all bytes: closing a connection with unread bytes resets it, and the close
    // frame would be lost.
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
