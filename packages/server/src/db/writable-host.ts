import { Client } from 'pg'

/** How long the network and the host may take to open a connection. */
const patienceMs = 2000

export interface Host {
  readonly host: string
  readonly port: number
}

/** Which of several hosts takes writes: looked for once, and again after `forget`. */
export interface WritableHost {
  /** Throws an error that names each host and what is wrong with it, if none takes writes. */
  find(): Promise<Host>
  forget(): void
}

/** All hosts are asked at the same time, so that a silent one holds up nobody. The first that takes writes is chosen. */
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

/** A hot standby answers whatever only reads, so it has to be asked. Throws where it takes no writes. */
export async function expectWritable(client: Client): Promise<void> {
  const asked = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
  if (asked.rows[0]?.transaction_read_only !== 'off') throw new Error('it takes no writes')
}

/** Ends the connection, and with it `task`, if that takes longer than it may. */
export async function inTime<T>(client: Client, task: () => Promise<T>): Promise<T> {
  // A connection that fails says so here as well; without a listener that would end this process.
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

/** Errors of sockets may have no message of their own. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ((error as NodeJS.ErrnoException).code ?? error.name)
}
