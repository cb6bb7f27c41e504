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
  /** The app's address; only its origin is used. */
  readonly upstream: string
  /** Path with the query, below the app's root. */
  readonly path: string
  readonly method: string
  readonly headers: Headers
  /** The request whose body is passed on. Null: there is none. */
  readonly body: IncomingMessage | null
  /** Aborted once the client is gone. */
  readonly signal: AbortSignal
  /** Asks for a WebSocket. */
  readonly isUpgrade?: boolean
}

export type UpstreamAnswer =
  | { readonly kind: 'answered'; readonly message: IncomingMessage }
  | {
      readonly kind: 'switched'
      readonly message: IncomingMessage
      readonly socket: Duplex
      /** Bytes that arrived after the head of the answer. */
      readonly head: Buffer
    }

/** How long an app may take for the head of its answer once it has the whole request, in milliseconds. */
const answerMs = 300_000
/** How long an app may take to accept a WebSocket, in milliseconds. */
const switchMs = 30_000

/** Bytes that are buffered of a WebSocket while its other side reads nothing, plus one read: there may be hundreds. */
export const readAhead = 16 * 1024

/**
 * Connections that an app has answered on are kept for reuse. `timeout` is less than the five seconds after which many
 * servers close an idle connection.
 */
const kept = { keepAlive: true, timeout: 4000 }
const agents = { http: new HttpAgent(kept), https: new HttpsAgent(kept) }

/**
 * Sends a request to an app. Resolves to the head of its answer, whose body the caller reads, or to null if the app
 * gives no valid HTTP answer. Uses Node's client because `fetch` ends an upload after five minutes, and does not
 * support upgrades.
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
      // The path or a header contains characters that HTTP cannot carry.
      resolve(null)
      return
    }
    let timer: NodeJS.Timeout | undefined
    const settle = (answer: UpstreamAnswer | null) => {
      clearTimeout(timer)
      resolve(answer)
    }
    // An app may also close the connection after its answer, while the body is still being sent.
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

/** Headers that delimit the body, as the client sent them; no length if there is no body. */
function bodyHeaders(headers: Headers, body: IncomingMessage | null): Record<string, string> {
  const length = headers.get('content-length')
  headers.delete('content-length')
  if (body === null) return {}
  if (body.headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' }
  return length === null ? {} : { 'content-length': length }
}
