import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A loopback port that is free at this moment.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Whether a loopback port is free.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isFree(port) {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
