import {
  Agent as HttpAgent,
  request as requestHttp,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type { Duplex } from 'node:stream'
import { tracedAsk } from '../../platform/tracing.ts'

export interface AskedUpstream {
  /** The address from which the app is served, of which only the origin is used. */
  readonly upstream: string
  /** The path of the request with its query, which is appended to the origin of `upstream`. */
  readonly path: string
  readonly method: string
  readonly headers: Headers
  /** The request whose body is passed on. Null: there is none. */
  readonly body: IncomingMessage | null
  /** Aborted when the client has disconnected. */
  readonly signal: AbortSignal
  /** Whether the request asks for a WebSocket. Absent: it does not. */
  readonly isUpgrade?: boolean
}

export type UpstreamAnswer =
  | { readonly kind: 'answered'; readonly message: IncomingMessage }
  | {
      readonly kind: 'switched'
      readonly message: IncomingMessage
      readonly socket: Duplex
      /** Bytes of the WebSocket that the app sent directly after the head of its answer. */
      readonly head: Buffer
    }

/**
 * Milliseconds that an app may take to send the head of its answer after the whole request was sent to it. After that
 * the app counts as not answering.
 */
const answerMs = 300_000
/** Milliseconds that an app may take to accept or refuse a WebSocket. */
const switchMs = 30_000

/**
 * Bytes of a WebSocket that a connection buffers in each direction before it stops reading, because the receiver is
 * slow. Low, because hundreds of WebSockets may be open.
 */
export const readAhead = 16 * 1024

/**
 * Keep connections to apps open for the next request. `timeout` is below the five seconds after which many servers
 * close an idle connection: a request sent at that moment would fail.
 */
const kept = { keepAlive: true, timeout: 4000 }
const agents = { http: new HttpAgent(kept), https: new HttpsAgent(kept) }

/**
 * Sends a request to an app. Resolves to the head of the app's answer, whose body the caller reads, or to null if the
 * app gives no valid HTTP answer in time. Uses Node's client because `fetch` ends an upload after five minutes, and
 * does not support upgrades.
 */
export function askUpstream(asked: AskedUpstream): Promise<UpstreamAnswer | null> {
  const { method, upstream, headers } = asked
  const span = { method, url: new URL(upstream), headers }
  return tracedAsk(
    span,
    () => exchange(asked),
    (answer) => answer?.message.statusCode,
  )
}

function exchange(asked: AskedUpstream): Promise<UpstreamAnswer | null> {
  const { body, isUpgrade = false } = asked
  return new Promise((resolve) => {
    let sent: ClientRequest
    try {
      sent = requestOf(asked)
    } catch {
      // Node throws if the path or a header contains characters that HTTP does not allow.
      resolve(null)
      return
    }
    let timer: NodeJS.Timeout | undefined
    const settle = (answer: UpstreamAnswer | null) => {
      clearTimeout(timer)
      resolve(answer)
    }
    // After the answer, an error changes nothing, because the promise is resolved: an app may answer and close the
    // connection while the request's body is still being sent.
    sent.on('error', () => settle(null))
    sent.on('close', () => settle(null))
    sent.on('response', (message) => settle({ kind: 'answered', message }))
    sent.on('upgrade', (message, socket, head) => {
      socket.on('error', () => {})
      if (isUpgrade) settle({ kind: 'switched', message, socket, head })
      else socket.destroy()
    })
    sent.on('finish', () => {
      timer = setTimeout(() => sent.destroy(), isUpgrade ? switchMs : answerMs)
    })
    if (body === null) {
      sent.end()
      return
    }
    body.on('close', () => {
      if (!body.complete) sent.destroy()
    })
    body.pipe(sent)
  })
}

function requestOf({ upstream, path, method, headers, body, signal, isUpgrade }: AskedUpstream) {
  const url = new URL(new URL(upstream).origin + path)
  const isTls = url.protocol === 'https:'
  const framing = bodyHeaders(headers, body)
  const switching = isUpgrade === true ? { connection: 'Upgrade', upgrade: 'websocket' } : {}
  const options = {
    method,
    signal,
    headers: { ...Object.fromEntries(headers), ...framing, ...switching },
    agent: isUpgrade === true ? false : agents[isTls ? 'https' : 'http'],
    ...(isUpgrade === true && { highWaterMark: readAhead }),
  }
  return isTls ? requestHttps(url, options) : requestHttp(url, options)
}

/**
 * Returns the headers that say where the request's body ends, as the client sent them, and deletes `content-length`
 * from `headers`. Empty if there is no body.
 */
function bodyHeaders(headers: Headers, body: IncomingMessage | null): Record<string, string> {
  const length = headers.get('content-length')
  headers.delete('content-length')
  if (body === null) return {}
  if (body.headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' }
  return length === null ? {} : { 'content-length': length }
}
