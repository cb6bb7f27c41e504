import { once } from 'node:events'
import { connect } from 'node:net'

/** Milliseconds after which each client sends one more byte. */
const everyMs = 1000

/**
 * Opens connections that send a byte a second: half of them in a header, half of them in a body.
 * @returns {Promise<() => void>} a function that closes the connections.
 */
export async function openSlowClients(port, count) {
  const header = 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '
  const body =
    'POST /auth_api/v1/accounts/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{'
  const sockets = await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const socket = connect(port, '127.0.0.1')
      // Ignore errors: the server is meant to cut these connections off.
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.write(n % 2 === 0 ? header : body)
      return socket
    }),
  )
  const timer = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write('a')
  }, everyMs)
  return () => {
    clearInterval(timer)
    for (const socket of sockets) socket.destroy()
  }
}
