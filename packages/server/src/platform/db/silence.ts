import type { Socket } from 'node:net'
import { DatabaseError, type Client, type Pool } from 'pg'

/** How long a connection in use may be silent before the server checks whether the database is reachable. */
const silenceMs = 2000

/**
 * Closes the pool's connections once the network to the database is silent, which the system would notice only after 15
 * minutes. A query may take longer than `silenceMs`, so they are closed only if a new connection fails.
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

/** Whether the database responds; refusing the connection counts as a response. */
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
