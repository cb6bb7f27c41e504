import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'

/**
 * A `fetch` that sends only the given headers. The global one adds `sec-fetch-mode: cors`, which no page visit has.
 * Every host name resolves to this machine. `ca`: the certificate of https servers.
 */
export function plainFetch({ ca }: { readonly ca?: string } = {}): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const headers: string[] = []
    for (const [name, value] of request.headers) headers.push(name, value)
    const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer())
    return exchange(request.url, { method: request.method, headers, body, ca })
  }
}

interface Exchange {
  readonly method?: string
  /** Header names and values in turn, exactly as sent. */
  readonly headers?: readonly string[]
  readonly body?: Buffer | undefined
  readonly ca?: string | undefined
  /** Path exactly as sent; a URL would normalise it. Default: the path of the address. */
  readonly path?: string
}

/** Sends one request, adding only what HTTP requires. */
export function exchange(
  address: string,
  { method = 'GET', headers = [], body, ca, path }: Exchange = {},
): Promise<Response> {
  const url = new URL(address)
  const isTls = url.protocol === 'https:'
  const length = body === undefined ? [] : ['content-length', String(body.byteLength)]
  const options = {
    host: '127.0.0.1',
    port: url.port,
    method,
    path: path ?? url.pathname + url.search,
    headers: ['host', url.host, ...headers, ...length],
    agent: false as const,
    // Accept long response headers, as browsers do: the sign-in redirects to addresses that it has encoded several
    // times.
    maxHeaderSize: 65_536,
    ...(isTls && { ca, servername: url.hostname }),
  }
  return new Promise((resolve, reject) => {
    const sent = (isTls ? httpsRequest : httpRequest)(options, (message) => {
      readAnswer(message).then(resolve, reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

async function readAnswer(message: IncomingMessage): Promise<Response> {
  const chunks: Uint8Array[] = []
  for await (const chunk of message) chunks.push(chunk as Uint8Array)
  const headers = new Headers()
  const { rawHeaders, statusCode: status = 0 } = message
  for (let at = 0; at < rawHeaders.length; at += 2) {
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  }
  const isEmpty = status === 204 || status === 304
  return new Response(isEmpty ? null : new Uint8Array(Buffer.concat(chunks)), { status, headers })
}
