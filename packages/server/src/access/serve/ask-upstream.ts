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
  /** The app's address, of which the origin counts. */
  readonly upstream: string
  /** Path with the query, below the app's root. */
  readonly path: string
  readonly method: string
  readonly headers: Headers
  /** The request whose body is passed on. Null: there is none. */
  readonly body: IncomingMessage | null
  /** Aborted once nobody waits for the answer any more. */
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
      /** What has arrived behind the head of the answer. */
      readonly head: Buffer
    }

/** How long an app may take for the head of its answer once it has the whole request, in milliseconds. */
const answerMs = 300_000
/** As the first, for a WebSocket, which an app only has to take. */
const switchMs = 30_000

/** Bytes that are read of a WebSocket while the other side takes none, plus one read: there may be hundreds of them. */
export const readAhead = 16 * 1024

/**
 * Connections that an app has answered on are kept for a moment. `timeout`: less than the five seconds after which many
 * servers close a connection that is not used.
 */
const kept = { keepAlive: true, timeout: 4000 }
const agents = { http: new HttpAgent(kept), https: new HttpsAgent(kept) }

/**
 * Sends a request to an app. Resolves to the head of its answer, whose body the caller reads, or to null if the app gives
 * none that is HTTP. It is Node's client and not `fetch`: that ends an upload after five minutes, however it goes on, and
 * knows no upgrades.
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
      // A path or header that HTTP cannot carry.
      resolve(null)
      return
    }
    let timer: NodeJS.Timeout | undefined
    const settle = (answer: UpstreamAnswer | null) => {
      clearTimeout(timer)
      resolve(answer)
    }
    // Also after the answer: an app may close the connection while the body is still being sent to it.
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

/** How the body is delimited: as the client has done it, and never by a length that no body follows. */
function bodyHeaders(headers: Headers, body: IncomingMessage | null): Record<string, string> {
  const length = headers.get('content-length')
  headers.delete('content-length')
  if (body === null) return {}
  if (body.headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' }
  return length === null ? {} : { 'content-length': length }
}
