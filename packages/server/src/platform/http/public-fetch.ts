import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import { tracedAsk } from '../tracing.ts'

/**
 * Fetches a URL that a person has typed. Redirects are not followed: the response then has a status of 3xx, which
 * callers must treat as a failure. Rejects after five seconds, and if the response has more than 1 MB.
 */
export type PublicFetch = (url: string, init?: PublicRequest) => Promise<Response>

interface PublicRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>> | Headers
  readonly body?: unknown
  readonly signal?: AbortSignal | null | undefined
}

interface PublicFetchOptions {
  /** Whether http and addresses of this machine and of private networks are allowed, too. For development only. */
  readonly allowsPrivate: boolean
  /** Resolves host names. Default: the resolver of the operating system. */
  readonly lookup?: typeof systemLookup
}

const timeoutMs = 5000
const mostBytes = 1024 * 1024

/**
 * Creates a fetch function that only connects to public addresses, unless `allowsPrivate` is set. It checks the address
 * that a host name resolves to while connecting: if it resolved the name twice, a public address could pass the check
 * and the request still go to a private one.
 */
export function createPublicFetch({
  allowsPrivate,
  lookup = systemLookup,
}: PublicFetchOptions): PublicFetch {
  const guarded = allowsPrivate ? lookup : guardedLookup(lookup)
  return async (url, init = {}) => {
    const asked = new URL(url)
    const { protocol, hostname } = asked
    const literal = hostname.replace(/^\[|\]$/g, '')
    if (!allowsPrivate && (protocol !== 'https:' || (isIP(literal) && isPrivate(literal)))) {
      throw new Error(`${hostname} is not asked: it is private, or without https`)
    }
    return tracedAsk(
      // Pass no headers, so that no trace context is added: a stranger runs the other server.
      { method: init.method ?? 'GET', url: asked },
      () => exchange(url, init, guarded),
      ({ status }) => status,
    )
  }
}

/**
 * Sends a request and reads the response. All errors become rejections: a stranger runs the other server, and an error
 * thrown in a listener would end this process.
 */
async function exchange(
  url: string,
  { method = 'GET', headers = {}, body, signal }: PublicRequest,
  lookup: LookupFunction,
): Promise<Response> {
  const limit = AbortSignal.timeout(timeoutMs)
  const request = url.startsWith('https:') ? httpsRequest : httpRequest
  const sent = request(url, {
    method,
    headers: headers instanceof Headers ? Object.fromEntries(headers) : headers,
    lookup,
    signal: signal ? AbortSignal.any([limit, signal]) : limit,
    // Use no pooled connection: it may have been opened without the check of the address.
    agent: false,
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve)
    // Keep this listener after the answer: a server that sends more bytes than its answer causes another error event.
    sent.on('error', reject)
    // Reject on `close`, too: if the other server switches protocols, there is neither an answer nor an error.
    sent.on('close', () => reject(new Error(`${url} does not answer`)))
  })
  try {
    sent.end(body === undefined || body === null ? undefined : asText(body))
    const answer = await answered
    const bytes = await readBytes(answer, url)
    const init = { status: answer.statusCode ?? 502, headers: headersOf(answer.headers) }
    return new Response(bytes.length === 0 ? null : new Uint8Array(bytes), init)
  } finally {
    sent.destroy()
  }
}

/** Reads the whole body. Throws if it is too large or breaks off. Compressed bodies are not decompressed. */
async function readBytes(answer: IncomingMessage, url: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > mostBytes) throw new Error(`${url} answers with more than 1 MB`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/**
 * The body of a request as text. Throws unless it is a string or an URL-encoded form, because callers send nothing
 * else.
 */
function asText(body: unknown): string {
  if (typeof body === 'string') return body
  if (body instanceof URLSearchParams) return body.toString()
  throw new Error('A body is a text or a form')
}

function headersOf(headers: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const read = new Headers()
  for (const [name, value] of Object.entries(headers))
    for (const one of [value ?? []].flat()) read.append(name, one)
  return read
}

/** Wraps a DNS look-up so that it fails if any of a name's addresses is private. */
function guardedLookup(lookup: typeof systemLookup): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses: LookupAddress[] = error ? [] : found
      const [first] = addresses
      if (error) callback(error, '')
      else if (first === undefined || addresses.some(({ address }) => isPrivate(address)))
        callback(new Error(`${hostname} leads to a private address`), '')
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

const notPublic = new BlockList()
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [network = '', bits] = range.split('/')
  notPublic.addSubnet(network, Number(bits), 'ipv4')
}
// IPv6 ranges that are not public: for protocols (Teredo, benchmarks, ORCHID), documentation, and 6to4. Teredo and 6to4
// addresses contain an IPv4 address, which may be private.
for (const [network, bits] of [
  ['2001::', 23],
  ['3fff::', 20],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  notPublic.addSubnet(network, bits, 'ipv6')
const globalV6 = new BlockList()
globalV6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address belongs to this machine, to a private network, or to a reserved range. */
export function isPrivate(address: string): boolean {
  if (!isIPv6(address)) return notPublic.check(address, 'ipv4')
  return !globalV6.check(address, 'ipv6') || notPublic.check(address, 'ipv6')
}
