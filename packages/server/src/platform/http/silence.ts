import type { IncomingMessage, ServerResponse } from 'node:http'

/** The running timers that `limitBody` has set, by request. Each ends a request whose body arrives too slowly. */
const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/**
 * Ends a request whose body has not arrived completely after `ms` milliseconds, so that slow clients cannot occupy
 * connections. Node's own limit is not used, because it would also apply to uploads to apps, which may take longer.
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

/**
 * Lets an upload take as long as bytes keep arriving, in place of the limit that `limitBody` has set, and ends it after
 * `ms` milliseconds without a byte.
 */
export function limitUploadSilence(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  ms: number,
) {
  clearTimeout(timers.get(incoming))
  if (incoming.complete) return
  limitSilence(outgoing, ms)
  incoming.once('end', () => {
    // Once the upload is complete, remove the limit until the app answers: the app may take its time.
    if (!outgoing.headersSent) limitSilence(outgoing, 0)
  })
}

/**
 * Closes the connection after `ms` milliseconds in which no byte was sent or received; 0: never. Progress of a write
 * restarts the time. Node removes the limit before the next request on the connection.
 */
export function limitSilence(outgoing: ServerResponse, ms: number) {
  outgoing.setTimeout(ms)
}
