import type { IncomingMessage, ServerResponse } from 'node:http'

/** Timers of the bodies that have to arrive within a fixed time. */
const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/**
 * Ends a request whose body has not arrived after `ms`, so that slow clients keep no connections. Node's own limit
 * would apply to all requests, but uploads to apps may take longer.
 */
export function limitBody(incoming: IncomingMessage, outgoing: ServerResponse, ms: number) {
  const { headers } = incoming
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  const timer = setTimeout(() => {
    if (outgoing.headersSent) incoming.socket.destroy()
    else incoming.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  }, ms)
  timers.set(incoming, timer)
  incoming.once('close', () => clearTimeout(timer))
}

/** Lets an upload take as long as bytes arrive: only `ms` without a byte end it. Replaces `limitBody`. */
export function limitUploadSilence(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  ms: number,
) {
  clearTimeout(timers.get(incoming))
  if (incoming.complete) return
  limitSilence(outgoing, ms)
  incoming.once('end', () => {
    // Remove the limit until the app answers: the app may take its time.
    if (!outgoing.headersSent) limitSilence(outgoing, 0)
  })
}

/**
 * Closes the connection after `ms` in which no byte was sent or received; 0: never. Node counts a write that makes
 * progress, and removes the limit for the next request on the connection.
 */
export function limitSilence(outgoing: ServerResponse, ms: number) {
  outgoing.setTimeout(ms)
}
