import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'

/**
 * A `fetch` that sends exactly the headers that it is given: the global one says `sec-fetch-mode: cors`, which no
 * visit of a page does. Every host is this machine. `ca`: the certificate of servers under https.
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
  /** Names and values in turn, as they are to be sent. */
  readonly headers?: readonly string[]
  readonly body?: Buffer | undefined
  readonly ca?: string | undefined
  /** Default: the path of the address. As it is to be sent, where a URL would mend it. */
  readonly path?: string
}

/** One request, with nothing added but what HTTP needs. */
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
