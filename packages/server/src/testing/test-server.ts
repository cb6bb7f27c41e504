import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino, type Logger } from 'pino'
import { packageRoot } from '../platform/package-root.ts'
import { createResolveTxt, type ResolveTxt } from '../platform/resolve-txt.ts'
import { demoFile } from '../cli/demo.ts'
import { systemClock, type Clock } from '../platform/clock.ts'
import type { Store } from '../platform/db/database.ts'
import { openPostgres } from '../platform/db/postgres.ts'
import { applyImport } from '../import/apply-import.ts'
import type { ImportReport } from '../import/import-report.ts'
import type { WrittenImport } from '../import/import-schema.ts'
import { textSource } from '../import/import-source.ts'
import { readImport } from '../import/read-import.ts'
import { hashPassword } from '../identity/passwords/password-hash.ts'
import { createKeys, type Keys } from '../platform/keys.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import { createOutboxMailer, listOutbox } from '../platform/mail/outbox.ts'
import { openTimes, type OpenTimes } from '../platform/http/open-times.ts'
import { startServer } from '../server.ts'
import { readSettings, type Settings } from '../platform/settings/settings.ts'
import { fakeClock, type FakeClock } from './fake-clock.ts'
import { shortHash, type TestContent, type TestDatabase } from './test-database.ts'
import { toldDatabase } from './request-statements.ts'
import { newPGlite } from './test-pglite.ts'
import { hasCluster, newPostgres } from './test-postgres.ts'

export interface TestServerOptions<C extends Clock = FakeClock> {
  /**
   * `postgres` uses the test run's server; `{ postgres }` is the URL of another one. Default: `postgres` if the test
   * run has a server, as it needs less processor time; otherwise `pglite`.
   */
  readonly db?: 'pglite' | 'postgres' | { readonly postgres: string }
  /** The server's clock. Default: a fake clock that stands still. Use `'system'` with real browsers. */
  readonly clock?: C | 'system'
  /** Settings in place of the defaults, with which registration and security questions are on. */
  readonly settings?: Partial<Settings>
  /** Environment variables, as an operator sets them; `settings` take precedence. */
  readonly env?: Readonly<Record<string, string>>
  /** Content of the database: the path of an import file, or its content. Default: the demo data. */
  readonly importFile?: string | DeepPartial<WrittenImport>
  /** Folder of the built apps. Default: `public/` of this package. */
  readonly publicFolder?: string
  /** Sends the server's mails. Default: mails go to the outbox. */
  readonly mailer?: Mailer
  /** Looks up TXT records. Default: asks the DNS servers of the machine. */
  readonly resolveTxt?: ResolveTxt
  /** Called with each SQL statement that the server runs. */
  readonly onStatement?: (statement: string) => void
  readonly log?: Logger
  /** Called with each line that the server logs as a warning or an error. Has no effect beside `log`. */
  readonly onWarning?: (line: string) => void
  /** Time limits of requests, answers and WebSockets that replace those of the product. Tests set shorter ones. */
  readonly times?: Partial<OpenTimes>
  /**
   * Use the database of another test server, so that both serve the same data; on PostgreSQL with separate connections,
   * as two machines would. Close that server last.
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
  /** The six-digit code on a line of its own, if there is one. */
  readonly code: string | null
  /** The link on a line of its own, if there is one. */
  readonly link: string | null
}

export interface TestServer {
  readonly origin: string
  /** The port on the loopback, even if `origin` names another host. */
  readonly port: number
  readonly store: Store
  /** URL of the server's database, for other processes; null for an embedded database. */
  readonly databaseUrl: string | null
  readonly keys: Keys
  /**
   * The fake clock. If the server runs on the system's clock or another one without `advance`, advancing this one does
   * nothing.
   */
  readonly clock: FakeClock
  /** The mails so far, newest first, to one address or to all. */
  outbox(to?: string): Promise<ReceivedMail[]>
  /** Imports content, as an operator does with a file. Resolves to the report that `vestibule import` prints. */
  import(content: DeepPartial<WrittenImport>): Promise<ImportReport>
  /** Runs a SQL query, for what no call shows. Resolves to its rows. */
  query<Row>(statement: string): Promise<Row[]>
  close(): Promise<void>
}

export const testSecretKey = 'a secret key for tests, 32 bytes long'

/** Turns on features that are off by default, so that tests cover them; a test of the default turns one off by name. */
const testEnv = { PORT: '0', ENABLE_SIGN_UP: 'true', SECURITY_QUESTIONS: 'true' }

/** Starts the whole server on a free loopback port, with its own database. */
export async function startTestServer(options: TestServerOptions<Clock> = {}): Promise<TestServer> {
  const fake = fakeClock()
  const clock = options.clock === 'system' ? systemClock : (options.clock ?? fake)
  const settings = { ...readSettings({ ...testEnv, ...options.env }), ...options.settings }
  const { store, release, url: databaseUrl = null } = await openStore(options)
  const keys = createKeys(testSecretKey)
  const { timeZone, grantMaxDays } = settings
  const importText = async (text: string) => {
    const world = { db: store.db, keys, clock, env: options.env ?? {}, timeZone, grantMaxDays }
    return applyImport(world, await readImport(textSource(text)))
  }
  try {
    const { importFile } = options
    if (importFile !== undefined) await importText(await textOf(importFile))
    const { onStatement, onWarning: write } = options
    const server = await startServer({
      db: onStatement === undefined ? store.db : toldDatabase(store, onStatement),
      mailer: options.mailer ?? createOutboxMailer({ db: store.db, clock }),
      clock,
      settings,
      log: options.log ?? (write ? pino({ level: 'warn' }, { write }) : pino({ level: 'silent' })),
      secretKey: testSecretKey,
      publicFolder: options.publicFolder,
      resolveTxt: options.resolveTxt ?? createResolveTxt(),
      times: { ...openTimes, ...options.times },
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
      // Close the server only once: a test whose own server did not start closes the previous one again, and its
      // database may already belong to another test.
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
  const { db = hasCluster() ? 'postgres' : 'pglite', shareDatabaseOf, importFile } = options
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

let sources: string | undefined

/**
 * Hash of the code that imports data. It is part of the key of the demo content, because a database that another
 * version of the code has filled may hold data that this version cannot read.
 */
function sourcesHash(): string {
  const files = globSync('src/{import,identity,platform}/**/*.ts', { cwd: packageRoot })
  const texts = files.toSorted().map((file) => readFileSync(join(packageRoot, file), 'utf8'))
  return shortHash(texts.join('\n'))
}

/**
 * The cost of a password hash in this test run. Tests with real browsers hash as the server does, others at the least
 * cost.
 */
const costOfHash = async () => (await (anyHash ??= hashPassword(''))).split('$')[3] ?? ''
let anyHash: Promise<string> | undefined

/** The demo data, with which most tests start, imported on the test's clock, because its sign-in links expire. */
async function demoContent(clockOf: TestServerOptions<Clock>['clock']): Promise<TestContent> {
  const text = await readFile(demoFile, 'utf8')
  const clock = clockOf === 'system' ? systemClock : fakeClock()
  const today = clock.now().toISOString().slice(0, 10)
  return {
    key: shortHash([today, (sources ??= sourcesHash()), await costOfHash(), text].join(' ')),
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
