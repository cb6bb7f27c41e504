import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import { tracedAsk } from '../tracing.ts'

/** Fetches an address that a person has typed. It does not follow redirects: the caller has to refuse a redirect. */
export type PublicFetch = (url: string, init?: PublicRequest) => Promise<Response>

interface PublicRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>> | Headers
  readonly body?: unknown
  readonly signal?: AbortSignal | null | undefined
}

interface PublicFetchOptions {
  /** Whether addresses of this machine and of private networks, and http, are also allowed. For development. */
  readonly allowsPrivate: boolean
  /** Resolves names. Default: the resolver of the machine. */
  readonly lookup?: typeof systemLookup
}

const timeoutMs = 5000
const mostBytes = 1024 * 1024

/**
 * Fetches public addresses only. Checks the address when the connection is made, after resolving the name. Otherwise a
 * name could resolve to a public address for the check and to a private one for the request.
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
      // No trace headers: the other server belongs to a stranger.
      { method: init.method ?? 'GET', url: asked },
      () => exchange(url, init, guarded),
      ({ status }) => status,
    )
  }
}

/**
 * Reads the answer inside promises only: the other server is a stranger's, and an error thrown in a listener would end
 * this server.
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
    // No pooled connection: it may have been made without the check.
    agent: false,
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve)
    // Keep this listener after the answer: a server that sends more than its answer causes another error.
    sent.on('error', reject)
    // A switch of protocols closes the connection without an answer or an error.
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

/** Throws if the body is too large or breaks off. Compressed bodies stay compressed. */
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

/** Returns a request body as text. Throws unless it is a string or a form: the callers send nothing else. */
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

/** Refuses a name if any of its addresses is private. */
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
// Reserved for protocols (with Teredo, benchmarks and ORCHID), documentation addresses, 6to4. Teredo and 6to4 carry an
// IPv4 address within them.
for (const [network, bits] of [
  ['2001::', 23],
  ['3fff::', 20],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  notPublic.addSubnet(network, bits, 'ipv6')
const globalV6 = new BlockList()
globalV6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address belongs to this machine, to a private network or to nobody. */
export function isPrivate(address: string): boolean {
  if (!isIPv6(address)) return notPublic.check(address, 'ipv4')
  return !globalV6.check(address, 'ipv6') || notPublic.check(address, 'ipv6')
}
