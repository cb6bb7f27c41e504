/** How far a stream of WebSocket frames (RFC 6455, 5.2) has been read. */
export interface FrameState {
  /** The beginning of an incomplete frame head or control frame, which is not forwarded until it is complete. */
  readonly held: Buffer
  /** Bytes of the current frame's payload that are still to come. 0: the last forwarded byte ended a frame. */
  readonly left: number
}

export const atStart: FrameState = { held: Buffer.alloc(0), left: 0 }

export interface ControlFrame {
  readonly opcode: number
  /** The payload without its mask. */
  readonly payload: Buffer
}

/** Bytes to forward: a part of a data frame, or one whole control frame. */
export interface Part {
  readonly bytes: Buffer
  readonly control: ControlFrame | null
}

export interface ReadFrames {
  /**
   * The state after these bytes. Null: they contain an invalid frame; the `parts` before it can be forwarded
   * nevertheless.
   */
  readonly state: FrameState | null
  readonly parts: readonly Part[]
}

export const opcodes = { close: 8, ping: 9, pong: 10 } as const

interface Head {
  readonly isControl: boolean
  readonly size: number
  readonly length: number
}

/**
 * Splits the next bytes of a stream of WebSocket frames into parts that can be forwarded at once: of data frames
 * whatever has arrived, but frame heads and control frames only when they are complete. `isMasked`: the frames come
 * from a client.
 */
export function readFrames(from: FrameState, chunk: Buffer, isMasked: boolean): ReadFrames {
  const bytes = from.held.length === 0 ? chunk : Buffer.concat([from.held, chunk])
  const parts: Part[] = []
  let { left } = from
  let at = 0
  let passed = 0
  const passUpTo = (end: number) => {
    if (end > passed) parts.push({ bytes: bytes.subarray(passed, end), control: null })
    passed = end
  }
  while (at < bytes.length) {
    if (left > 0) {
      const step = Math.min(left, bytes.length - at)
      at += step
      left -= step
      continue
    }
    const head = headAt(bytes, at, isMasked)
    if (head === 'broken') {
      passUpTo(at)
      return { state: null, parts }
    }
    if (head === null) break
    if (!head.isControl) {
      at += head.size
      left = head.length
      continue
    }
    const end = at + head.size + head.length
    if (end > bytes.length) break
    passUpTo(at)
    parts.push({ bytes: bytes.subarray(at, end), control: controlAt(bytes, at, head, isMasked) })
    at = end
    passed = end
  }
  passUpTo(at)
  // Copy the few remaining bytes: a slice would keep the whole chunk in memory.
  return { state: { held: Buffer.from(bytes.subarray(at)), left }, parts }
}

/**
 * Returns those bytes of a chunk that belong to the current frame, without the frames that follow, and the number of
 * bytes that the frame still lacks (`left`).
 */
export function restOfFrame({ left }: FrameState, chunk: Buffer): { bytes: Buffer; left: number } {
  const bytes = chunk.subarray(0, left)
  return { bytes, left: left - bytes.length }
}

/**
 * Reads the head of the frame that begins at `at`. Null: the head is incomplete. `broken`: no valid frame begins there.
 */
function headAt(bytes: Buffer, at: number, isMasked: boolean): Head | 'broken' | null {
  const first = bytes[at]
  const second = bytes[at + 1]
  if (first === undefined || second === undefined) return null
  const isControl = (first & 0x08) !== 0
  const short = second & 0x7f
  const isFinal = (first & 0x80) !== 0
  if (((second & 0x80) !== 0) !== isMasked) return 'broken'
  if (isControl && (short > 125 || !isFinal)) return 'broken'
  const extra = short === 126 ? 2 : short === 127 ? 8 : 0
  const size = 2 + extra + (isMasked ? 4 : 0)
  if (at + size > bytes.length) return null
  if (extra === 0) return { isControl, size, length: short }
  if (extra === 2) return { isControl, size, length: bytes.readUInt16BE(at + 2) }
  const long = bytes.readBigUInt64BE(at + 2)
  // Refuse lengths beyond the safe integers. No real frame is this long, and the highest bit must be 0.
  if (long > BigInt(Number.MAX_SAFE_INTEGER)) return 'broken'
  return { isControl, size, length: Number(long) }
}

function controlAt(
  bytes: Buffer,
  at: number,
  { size, length }: Head,
  isMasked: boolean,
): ControlFrame {
  const opcode = (bytes[at] ?? 0) & 0x0f
  const payload = Buffer.from(bytes.subarray(at + size, at + size + length))
  if (isMasked) mask(payload, bytes.subarray(at + size - 4, at + size))
  return { opcode, payload }
}

/**
 * Returns the bytes of a control frame. `key`: the mask that frames from a client must have; null: a server sends the
 * frame.
 */
export function controlFrame(opcode: number, payload: Buffer, key: Buffer | null): Buffer {
  const head = Buffer.from([0x80 | opcode, (key === null ? 0 : 0x80) | payload.length])
  const body = Buffer.from(payload)
  if (key !== null) mask(body, key)
  return Buffer.concat([head, ...(key === null ? [] : [key]), body])
}

/** Returns the payload of a close frame. `reason`: at most 123 bytes in UTF-8. */
export function closePayload(code: number, reason: string): Buffer {
  const payload = Buffer.alloc(2 + Buffer.byteLength(reason))
  payload.writeUInt16BE(code)
  payload.write(reason, 2)
  return payload
}

function mask(payload: Buffer, key: Buffer) {
  for (const [index, byte] of payload.entries()) payload[index] = byte ^ (key[index & 3] ?? 0)
}
