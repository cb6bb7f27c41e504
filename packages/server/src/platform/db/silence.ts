import type { Socket } from 'node:net'
import { DatabaseError, type Client, type Pool } from 'pg'

/**
 * Milliseconds without a byte on a connection that runs a query, after which the server checks whether the database is
 * still reachable.
 */
const silenceMs = 2000

/**
 * Closes all connections of the pool when the network to the database is dead, which the operating system would notice
 * only after 15 minutes. A silent connection may also run a slow query, so first tries to open a new connection, and
 * closes the others only if that fails.
 */
export function endSilentConnections(pool: Pool, newConnection: () => Client): void {
  const open = new Set<Client>()
  let asking = false
  const doubt = async () => {
    if (asking) return
    asking = true
    const isThere = await answers(newConnection())
    asking = false
    if (isThere) return
    for (const client of open) client.connection.stream.destroy(new Error('database is silent'))
  }
  pool.on('connect', (client) => {
    open.add(client)
    socketOf(client).on('timeout', () => void doubt())
  })
  pool.on('acquire', (client) => void socketOf(client).setTimeout(silenceMs))
  pool.on('release', (_error, client) => void socketOf(client).setTimeout(0))
  pool.on('remove', (client) => void open.delete(client))
}

const socketOf = (client: Client) => client.connection.stream as Socket

/** Whether the database answers an attempt to connect. A refusal counts as an answer. */
async function answers(client: Client): Promise<boolean> {
  try {
    await client.connect()
    return true
  } catch (error) {
    return error instanceof DatabaseError
  } finally {
    client.end().catch(() => {})
  }
}
