import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atStart, closePayload, controlFrame, opcodes, readFrames, restOfFrame } from './frames.ts'

const key = Buffer.from([1, 2, 3, 4])

/**
 * A WebSocket frame as a client (`isMasked`) or a server writes it; `first` is its first byte. The payload is not
 * masked, because `readFrames` forwards the payload of data frames unread.
 */
function frame(first: number, payload: Buffer, isMasked: boolean): Buffer {
  const { length } = payload
  const mask = isMasked ? 0x80 : 0
  const head =
    length < 126
      ? Buffer.from([first, mask | length])
      : length < 65_536
        ? Buffer.from([first, mask | 126, length >> 8, length & 0xff])
        : Buffer.concat([Buffer.from([first, mask | 127, 0, 0, 0, 0]), uint32(length)])
  return Buffer.concat([head, ...(isMasked ? [key] : []), payload])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const text = (length: number) => Buffer.alloc(length, 'x')
const passed = (parts: readonly { readonly bytes: Buffer }[]) =>
  Buffer.concat(parts.map(({ bytes }) => bytes))

describe('where a stream of frames stands', () => {
  it.each([
    { name: 'a short frame', bytes: frame(0x82, text(5), false), left: 0, held: 0 },
    { name: 'an empty frame', bytes: frame(0x81, text(0), false), left: 0, held: 0 },
    { name: '126 bytes', bytes: frame(0x82, text(126), false), left: 0, held: 0 },
    { name: '70,000 bytes', bytes: frame(0x82, text(70_000), false), left: 0, held: 0 },
    { name: 'one byte of a head', bytes: Buffer.from([0x82]), left: 0, held: 1 },
    { name: 'half a length', bytes: Buffer.from([0x82, 126, 1]), left: 0, held: 3 },
    {
      name: 'half a payload',
      bytes: frame(0x82, text(10), false).subarray(0, 6),
      left: 6,
      held: 0,
    },
    { name: 'half a ping', bytes: frame(0x89, text(10), false).subarray(0, 6), left: 0, held: 6 },
    { name: 'a compressed frame', bytes: frame(0xc1, text(5), false), left: 0, held: 0 },
    { name: 'a part of a message', bytes: frame(0x01, text(5), false), left: 0, held: 0 },
  ])('after $name', ({ bytes, left, held }) => {
    const read = readFrames(atStart, bytes, false)
    expect(read.state).toEqual({ left, held: bytes.subarray(bytes.length - held) })
    expect(passed(read.parts)).toEqual(bytes.subarray(0, bytes.length - held))
  })

  it.each([
    { name: 'a mask of a server', bytes: frame(0x82, text(5), true), isMasked: false },
    { name: 'no mask of a client', bytes: frame(0x82, text(5), false), isMasked: true },
    { name: 'a long ping', bytes: frame(0x89, text(126), false), isMasked: false },
    { name: 'a ping in parts', bytes: frame(0x09, text(1), false), isMasked: false },
    {
      name: 'a length below zero',
      bytes: Buffer.concat([Buffer.from([0x82, 127]), Buffer.alloc(8, 0xff)]),
      isMasked: false,
    },
    { name: 'HTTP', bytes: Buffer.from('GET / HTTP/1.1\r\n\r\n'), isMasked: true },
  ])('$name is no frame', ({ bytes, isMasked }) => {
    const good = frame(0x82, text(3), isMasked)
    const read = readFrames(atStart, Buffer.concat([good, bytes]), isMasked)
    expect(read.state).toBeNull()
    expect(passed(read.parts)).toEqual(good)
  })

  it.each([true, false])('tells control frames, without their mask (%s)', (isMasked) => {
    const ping = controlFrame(opcodes.ping, Buffer.from('are you there'), isMasked ? key : null)
    const data = frame(0x82, text(4), isMasked)
    const { parts } = readFrames(atStart, Buffer.concat([data, ping, data, data]), isMasked)
    expect(parts.map(({ bytes, control }) => [bytes.length, control?.payload.toString()])).toEqual([
      [data.length, undefined],
      [ping.length, 'are you there'],
      [2 * data.length, undefined],
    ])
  })

  it('ends with the frame under way', () => {
    const bytes = frame(0x82, text(10), false)
    const { state } = readFrames(atStart, bytes.subarray(0, 6), false)
    const more = Buffer.concat([bytes.subarray(6), bytes])
    expect(restOfFrame(state ?? atStart, more)).toEqual({ bytes: bytes.subarray(6), left: 0 })
    expect(restOfFrame(state ?? atStart, more.subarray(0, 2)).left).toBe(4)
  })

  it('writes a close frame as RFC 6455 has it', () => {
    const payload = closePayload(4401, 'é')
    expect(controlFrame(opcodes.close, payload, null).toString('hex')).toBe('88041131c3a9')
    const [part] = readFrames(atStart, controlFrame(opcodes.close, payload, key), true).parts
    expect(part?.control).toEqual({ opcode: opcodes.close, payload })
  })
})

it('passes the same bytes and finds the same ends, wherever a stream is cut', () => {
  const frames = fc.array(
    fc.record({
      first: fc.constantFrom(0x01, 0x80, 0x81, 0x82, 0xc2, 0x88, 0x89, 0x8a),
      length: fc.oneof(fc.nat(125), fc.constantFrom(126, 127, 65_535, 65_536, 70_001)),
    }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(
      frames,
      fc.array(fc.nat(), { maxLength: 12 }),
      fc.boolean(),
      (all, cuts, isMasked) => {
        const stream = all.map(({ first, length }) =>
          frame(first, text((first & 8) === 0 ? length : Math.min(length, 125)), isMasked),
        )
        const ends = new Set<number>([0])
        for (const { length } of stream) ends.add(Math.max(...ends) + length)
        const bytes = Buffer.concat(stream)
        const at = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length]
        let state = atStart
        let from = 0
        const got: Buffer[] = []
        let controls = 0
        for (const end of at.toSorted((a, b) => a - b)) {
          const read = readFrames(state, bytes.subarray(from, end), isMasked)
          if (read.state === null) throw new Error('broken')
          ;({ state } = read)
          from = end
          got.push(...read.parts.map((part) => part.bytes))
          controls += read.parts.filter(({ control }) => control !== null).length
          const passedOn = Buffer.concat(got).length
          expect(passedOn + state.held.length).toBe(end)
          expect(ends.has(passedOn)).toBe(state.left === 0)
        }
        expect(Buffer.concat(got).equals(bytes)).toBe(true)
        expect(controls).toBe(all.filter(({ first }) => (first & 8) !== 0).length)
      },
    ),
    { numRuns: 300 },
  )
})

it('never throws and never grows, whatever comes', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 400 })), fc.boolean(), (chunks, isMasked) => {
      let state = atStart
      for (const chunk of chunks) {
        const read = readFrames(state, Buffer.from(chunk), isMasked)
        if (read.state === null) return
        ;({ state } = read)
        expect(state.held.length).toBeLessThan(14 + 125)
      }
    }),
  )
})
