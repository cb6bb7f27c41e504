import type { Socket } from 'node:net'
import { DatabaseError, type Client, type Pool } from 'pg'

/** How long a connection may say nothing while somebody uses it, until the database is asked whether it is there. */
const silenceMs = 2000

/**
 * Ends the connections of the pool once the network to the database has gone silent, which the system itself would notice
 * after a quarter of an hour. A query may well take longer than `silenceMs`: so whether another connection can be opened
 * decides.
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

/** Being refused by the database is an answer, too. */
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
