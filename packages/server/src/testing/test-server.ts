import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { pino, type Logger } from 'pino'
import { createResolveTxt, type ResolveTxt } from '../admin/organizations/resolve-txt.ts'
import { demoFile } from '../cli/demo.ts'
import { systemClock, type Clock } from '../clock.ts'
import type { Store } from '../db/database.ts'
import { openPostgres } from '../db/postgres.ts'
import { applyImport } from '../import/apply-import.ts'
import type { ImportFile } from '../import/import-schema.ts'
import { textSource } from '../import/import-source.ts'
import { readImport } from '../import/read-import.ts'
import { createKeys, type Keys } from '../keys.ts'
import type { Mailer } from '../mail/mailer.ts'
import { createOutboxMailer, listOutbox } from '../mail/outbox.ts'
import { startServer } from '../server.ts'
import { readSettings, type Settings } from '../settings.ts'
import { fakeClock, type FakeClock } from './fake-clock.ts'
import { shortHash, type TestContent, type TestDatabase } from './test-database.ts'
import { toldDatabase } from './request-statements.ts'
import { newPGlite } from './test-pglite.ts'
import { newPostgres } from './test-postgres.ts'

export interface TestServerOptions<C extends Clock = FakeClock> {
  /** Default `pglite`. `postgres` is the test run's server; another one is given by its address. */
  readonly db?: 'pglite' | 'postgres' | { readonly postgres: string }
  /** Default: a fake clock that stands still. Give `'system'` where browsers take part. */
  readonly clock?: C | 'system'
  /** In place of the defaults that an empty environment gives. Registration and security questions are on. */
  readonly settings?: Partial<Settings>
  /** Variables, as an operator sets them; `settings` win. */
  readonly env?: Readonly<Record<string, string>>
  /** What the database holds: a file of the import format, or its content. Default: the demo data. */
  readonly importFile?: string | DeepPartial<ImportFile>
  /** Holds the built apps. Default: `public/` of this package. */
  readonly publicFolder?: string
  /** Default: the outbox. */
  readonly mailer?: Mailer
  /** Default: the DNS servers of the machine. */
  readonly resolveTxt?: ResolveTxt
  /** Told of each SQL statement that the server runs. */
  readonly onStatement?: (statement: string) => void
  readonly log?: Logger
  /**
   * Another server's database, so that both serve the same data: on PostgreSQL by connections of its own, as
   * two machines would. Close that server last.
   */
  readonly shareDatabaseOf?: TestServer
}

type DeepPartial<T> = T extends readonly (infer Item)[]
  ? readonly DeepPartial<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> }
    : T

export interface ReceivedMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The six digits on a line of their own, if it brings a code. */
  readonly code: string | null
  /** The address on a line of its own, if it brings a link. */
  readonly link: string | null
}

export interface TestServer {
  readonly origin: string
  /** On the loopback, also where `origin` names another host. */
  readonly port: number
  readonly store: Store
  /** Of its database, for other processes; null where it is an embedded one. */
  readonly databaseUrl: string | null
  readonly keys: Keys
  /** The fake clock; with `'system'` or a clock of your own, advancing it does nothing. */
  readonly clock: FakeClock
  /** The mails so far, newest first, to one address or to all. */
  outbox(to?: string): Promise<ReceivedMail[]>
  /** Creates or updates what an administrator provides. */
  import(content: DeepPartial<ImportFile>): Promise<void>
  /** Rows of a SQL query, for what no call shows. */
  query<Row>(statement: string): Promise<Row[]>
  close(): Promise<void>
}

export const testSecretKey = 'a secret key for tests, 32 bytes long'

/** What is off by default is on, so that tests meet it; one of the default turns it off by name. */
const testEnv = { PORT: '0', ENABLE_SIGN_UP: 'true', SECURITY_QUESTIONS: 'true' }

/** The whole server on a free loopback port, on a database of its own. */
export async function startTestServer(options: TestServerOptions<Clock> = {}): Promise<TestServer> {
  const fake = fakeClock()
  const clock = options.clock === 'system' ? systemClock : (options.clock ?? fake)
  const { store, release, url: databaseUrl = null } = await openStore(options)
  const keys = createKeys(testSecretKey)
  const importText = async (text: string) => {
    const world = { db: store.db, keys, clock, env: options.env ?? {} }
    await applyImport(world, await readImport(textSource(text)))
  }
  try {
    const { importFile } = options
    if (importFile !== undefined) await importText(await textOf(importFile))
    const settings = { ...readSettings({ ...testEnv, ...options.env }), ...options.settings }
    const { onStatement } = options
    const server = await startServer({
      db: onStatement === undefined ? store.db : toldDatabase(store, onStatement),
      mailer: options.mailer ?? createOutboxMailer({ db: store.db, clock }),
      clock,
      settings,
      log: options.log ?? pino({ level: 'silent' }),
      secretKey: testSecretKey,
      publicFolder: options.publicFolder,
      resolveTxt: options.resolveTxt ?? createResolveTxt(),
    })
    let closed: Promise<void> | undefined
    return {
      origin: server.origin,
      port: server.port,
      store,
      databaseUrl,
      keys,
      clock: isFakeClock(clock) ? clock : fake,
      async outbox(to) {
        const mails = await listOutbox(store.db, 1000)
        return mails.filter((mail) => to === undefined || mail.recipient === to).map(receivedMail)
      },
      import: (content) => importText(JSON.stringify(content)),
      query: async <Row>(statement: string) => {
        const result = (await store.db.execute(sql.raw(statement))) as { rows: Row[] }
        return result.rows
      },
      // A test whose own server did not start closes the one before again: that may be another's by then.
      close: () => (closed ??= server.close().then(release)),
    }
  } catch (error) {
    await release()
    throw error
  }
}

function isFakeClock(clock: Clock): clock is FakeClock {
  return 'advance' in clock
}

async function openStore(
  options: TestServerOptions<Clock>,
): Promise<TestDatabase & { readonly url?: string }> {
  const { db = 'pglite', shareDatabaseOf, importFile } = options
  if (shareDatabaseOf !== undefined) return shared(shareDatabaseOf)
  const content = importFile === undefined ? await demoContent(options.clock) : undefined
  if (db === 'pglite') return newPGlite(content)
  return newPostgres({ content, server: db === 'postgres' ? undefined : db.postgres })
}

function shared({ store, databaseUrl: url }: TestServer) {
  if (url === null) return { store, release: async () => {} }
  const own = openPostgres({ connectionString: url })
  return { store: own, url, release: () => own.close() }
}

/** The demo data, which most tests begin with, put in today by the clock of the test: its sign-in links end after a while. */
async function demoContent(clockOf: TestServerOptions<Clock>['clock']): Promise<TestContent> {
  const text = await readFile(demoFile, 'utf8')
  const clock = clockOf === 'system' ? systemClock : fakeClock()
  const today = clock.now().toISOString().slice(0, 10)
  return {
    key: shortHash(`${today} ${text}`),
    async fill({ db }) {
      const world = { db, keys: createKeys(testSecretKey), clock }
      await applyImport(world, await readImport(textSource(text)))
    },
  }
}

async function textOf(importFile: NonNullable<TestServerOptions['importFile']>): Promise<string> {
  return typeof importFile === 'string' ? readFile(importFile, 'utf8') : JSON.stringify(importFile)
}

function receivedMail(mail: Awaited<ReturnType<typeof listOutbox>>[number]): ReceivedMail {
  return {
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    code: /^\d{6}$/m.exec(mail.text)?.[0] ?? null,
    link: /^https?:\/\/\S+$/m.exec(mail.text)?.[0] ?? null,
  }
}
