import { Client } from 'pg'

/** Timeout for opening a connection. */
const patienceMs = 2000

export interface Host {
  readonly host: string
  readonly port: number
}

/** Finds which of several hosts accepts writes. Cached until `forget` is called. */
export interface WritableHost {
  /** Throws an error that names each host and its problem if none accepts writes. */
  find(): Promise<Host>
  forget(): void
}

/** Asks all hosts in parallel, so that a silent one causes no delay, and uses the first that accepts writes. */
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

/** Throws if the database is read-only. Asks it, because a hot standby accepts connections too. */
export async function expectWritable(client: Client): Promise<void> {
  const asked = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
  if (asked.rows[0]?.transaction_read_only !== 'off') throw new Error('it takes no writes')
}

/** Destroys the connection, which makes `task` fail, if `task` takes longer than `patienceMs`. */
export async function inTime<T>(client: Client, task: () => Promise<T>): Promise<T> {
  // Without an error listener, a failing connection would crash this process. The failure also rejects `task`.
  client.on('error', () => {})
  const tooLate = setTimeout(
    () => client.connection.stream.destroy(new Error('database is silent')),
    patienceMs,
  )
  try {
    return await task()
  } finally {
    clearTimeout(tooLate)
  }
}

/** Falls back to the code: socket errors may have an empty message. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ((error as NodeJS.ErrnoException).code ?? error.name)
}
