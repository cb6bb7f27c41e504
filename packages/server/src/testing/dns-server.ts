import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** A DNS server on the loopback. It answers only TXT queries. */
export interface DnsServer {
  /** Address in the form that `Resolver.setServers` takes. */
  readonly address: string
  /**
   * TXT records by name. `fails`: the server answers with an error. To a name that is missing here, it answers that
   * there is no such name.
   */
  readonly records: Map<string, readonly string[] | 'fails'>
  close(): void
}

const headerBytes = 12
const noError = 0
const serverFailure = 2
const noSuchName = 3

export async function startDnsServer(): Promise<DnsServer> {
  const records: DnsServer['records'] = new Map()
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const { name, end } = nameIn(query)
    const found = records.get(name.toLowerCase())
    const texts = Array.isArray(found) ? (found as string[]) : []
    const code = found === undefined ? noSuchName : found === 'fails' ? serverFailure : noError
    const header = Buffer.from(query.subarray(0, headerBytes))
    header.writeUInt16BE(0x8180 | code, 2)
    header.writeUInt16BE(texts.length, 6)
    header.writeUInt32BE(0, 8)
    const question = query.subarray(headerBytes, end + 4)
    socket.send(Buffer.concat([header, question, ...texts.map(answerOf)]), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    close: () => socket.close(),
  }
}

function nameIn(query: Buffer) {
  const labels: string[] = []
  let at = headerBytes
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), end: at + 1 }
}

/** Encodes `text` as a TXT record of a DNS answer, in strings of at most 20 bytes. */
function answerOf(text: string) {
  const pieces = (text.match(/.{1,20}/g) ?? []).map((piece) =>
    Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece)]),
  )
  const content = Buffer.concat(pieces)
  const head = Buffer.from('c00c0010000100000000', 'hex')
  const length = Buffer.alloc(2)
  length.writeUInt16BE(content.length)
  return Buffer.concat([head, length, content])
}
