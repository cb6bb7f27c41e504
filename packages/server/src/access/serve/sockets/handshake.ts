import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** What is wrong with a request for a WebSocket (RFC 6455, 4.2.1). Null: nothing. */
export function faultOf(headers: IncomingHttpHeaders): 'version' | 'key' | null {
  if (headers['sec-websocket-version'] !== '13') return 'version'
  // A key that was sent twice arrives as both values joined by a comma, which this pattern refuses.
  return /^[+/\dA-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? '') ? null : 'key'
}

const acceptSuffix = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/**
 * Returns the value of the header `Sec-WebSocket-Accept` that RFC 6455 demands for the key in a handshake. A server
 * that answers with another value does not support WebSockets.
 */
export function acceptOf(key: string): string {
  return createHash('sha1').update(`${key}${acceptSuffix}`).digest('base64')
}

/**
 * Headers of the app's answer that are not copied: this server writes them itself, or they make no sense without a
 * body.
 */
const ownHeaders = new Set(['upgrade', 'connection', 'sec-websocket-accept', 'content-length'])

/** Returns the head of the HTTP answer that opens a WebSocket, with the further headers of the app's answer. */
export function switchHead(headers: Headers, accept: string): string {
  const lines = [...headers].flatMap(([name, value]) =>
    ownHeaders.has(name) ? [] : [`${name}: ${value}`],
  )
  return [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${accept}`,
    ...lines,
    '\r\n',
  ].join('\r\n')
}
