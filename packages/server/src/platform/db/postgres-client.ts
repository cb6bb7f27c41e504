import { callbackify } from 'node:util'
import { Client, type ClientConfig, type Pool } from 'pg'
import { asLibpqMeans } from './database-tls.ts'
import { addressesOf, asksForWritable } from './database-url.ts'
import { createWritableHost, expectWritable, inTime } from './writable-host.ts'

/**
 * Returns a connection class for a database's address. An attempt to connect to a host fails after two seconds if the
 * network is silent. If the address has several hosts or asks for a database that accepts writes, the class connects to
 * the host that is first to say that it accepts writes.
 */
export function connectionClass(databaseUrl: string) {
  const addresses = addressesOf(databaseUrl)?.map(asLibpqMeans) ?? [databaseUrl]
  const [connectionString = databaseUrl] = addresses
  const hosts = asksForWritable(databaseUrl) ? createWritableHost(addresses) : null
  return class Connection extends Client {
    // Add the database's address to the options: the pool creates connections without it.
    constructor(config: ClientConfig = {}) {
      super({ ...config, connectionString })
    }

    override connect(): Promise<this>
    override connect(callback: (error: Error | null) => void): void
    override connect(callback?: (error: Error | null) => void): Promise<this> | void {
      if (callback === undefined) return this.#connect()
      callbackify(() => this.#connect())(callback)
    }

    async #connect(): Promise<this> {
      if (hosts !== null) Object.assign(this, await hosts.find())
      try {
        await inTime(this, async () => {
          await super.connect()
          if (hosts !== null) await expectWritable(this)
        })
        return this
      } catch (error) {
        hosts?.forget()
        this.end().catch(() => {})
        throw error
      }
    }
  }
}

/**
 * Makes the pool send queries without names, i.e. not as prepared statements. Behind a pooler with transaction pooling,
 * the next query may use another PostgreSQL connection, on which the name is unknown.
 */
export function leaveOutNames(pool: Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((config: unknown, ...rest: unknown[]) =>
      query(unnamed(config), ...rest)) as typeof client.query
  })
}

function unnamed(config: unknown): unknown {
  if (typeof config !== 'object' || config === null || !('name' in config)) return config
  return { ...config, name: undefined }
}
