import { Client } from 'pg'

/** Milliseconds after which connecting to a database host, including the check that it accepts writes, fails. */
const patienceMs = 2000

export interface Host {
  readonly host: string
  readonly port: number
}

/** Finds which of several database hosts accepts writes. The result is cached until `forget` is called. */
export interface WritableHost {
  /** Finds the host. If none accepts writes, throws an error that names each host and its problem. */
  find(): Promise<Host>
  forget(): void
}

/** Tries all hosts in parallel, so that a silent one causes no delay, and finds the first one that accepts writes. */
export function createWritableHost(addresses: readonly string[]): WritableHost {
  let known: Promise<Host> | null = null
  const search = async () => {
    const failures: string[] = []
    const asked = addresses.map(async (address) => {
      try {
        return await askHost(address)
      } catch (error) {
        failures.push(`${new URL(address).host}: ${messageOf(error)}`)
        throw error
      }
    })
    try {
      return await Promise.any(asked)
    } catch (cause) {
      known = null
      throw new Error(`no database takes writes (${failures.join('; ')})`, { cause })
    }
  }
  return {
    find: () => (known ??= search()),
    forget() {
      known = null
    },
  }
}

async function askHost(connectionString: string): Promise<Host> {
  const client = new Client({ connectionString })
  try {
    await inTime(client, async () => {
      await client.connect()
      await expectWritable(client)
    })
    return { host: client.host, port: client.port }
  } finally {
    client.end().catch(() => {})
  }
}

/** Throws if the database is read-only. Asks by a query, because a hot standby accepts connections, too. */
export async function expectWritable(client: Client): Promise<void> {
  const asked = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
  if (asked.rows[0]?.transaction_read_only !== 'off') throw new Error('it takes no writes')
}

/**
 * Runs `task`, which uses the connection. If it takes longer than `patienceMs`, destroys the connection, so that the
 * task fails.
 */
export async function inTime<T>(client: Client, task: () => Promise<T>): Promise<T> {
  // Listen to errors: without a listener, a failing connection would crash this process. The failure also rejects
  // `task`.
  client.on('error', () => {})
  const stop = afterAwake(patienceMs, () =>
    client.connection.stream.destroy(new Error('database is silent')),
  )
  try {
    return await task()
  } finally {
    stop()
  }
}

/**
 * Calls `act` after `ms` milliseconds in which this process could read what arrived. Time in which it stood still does
 * not count, as on an overloaded or suspended machine: an answer that came meanwhile is still to be read. Returns a
 * function that stops it.
 */
function afterAwake(ms: number, act: () => void): () => void {
  const ticks = 10
  const tickMs = ms / ticks
  let left = ticks
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    if (now - last < 2 * tickMs) left -= 1
    last = now
    if (left > 0) return
    clearInterval(timer)
    act()
  }, tickMs)
  return () => clearInterval(timer)
}

/** The message of an error, or its code: socket errors may have an empty message. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ((error as NodeJS.ErrnoException).code ?? error.name)
}
