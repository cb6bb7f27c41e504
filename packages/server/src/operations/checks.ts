import { existsSync, readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import { connect } from '../db/connect.ts'
import { DataDirInUseError } from '../db/data-dir-lock.ts'
import type { Store } from '../db/database.ts'
import { migrationsFolder } from '../db/migrations.ts'
import { isForThisMachine } from '../http/is-local.ts'
import { createKeys } from '../keys.ts'
import { unreadMails } from '../mail/outbox.ts'
import { packageRoot } from '../package-root.ts'
import { organizationExists } from '../registration/registration-queries.ts'
import { secretKeyOf } from '../secret-key.ts'
import { countAuthenticatorsByKey } from '../second-factor/key-use.ts'
import type { Settings } from '../settings.ts'
import { weaknessOf } from '../weak-key.ts'
import { checkHiddenAccounts } from './check-hidden-accounts.ts'
import { failed, ok, warning, type CheckResult, type Outcome } from './check-outcome.ts'

const timeoutMs = 5000
const mebibyte = 1024 * 1024

/** Whether a server with these settings can do its work, told as a list. Changes nothing. */
export async function runChecks(settings: Settings, clock: Clock): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  const check = async (name: string, run: () => Promise<Outcome> | Outcome) => {
    try {
      results.push({ name, ...(await run()) })
    } catch (error) {
      results.push({ name, ...failed(messageOf(error)) })
    }
  }
  await checkDatabase(settings, clock, check)
  await check('mail', () => checkMail(settings))
  await check('public origin', () => checkOrigin(settings))
  await check('proxy', () => checkProxy(settings))
  await check('apps', checkApps)
  await check('disk', () => checkDisk(settings))
  return results
}

async function checkDatabase(
  settings: Settings,
  clock: Clock,
  check: (name: string, run: () => Promise<Outcome> | Outcome) => Promise<void>,
) {
  let opened: Store | undefined
  await check('database', async () => {
    const { databaseUrl, dataDir } = settings
    if (databaseUrl === null && !existsSync(join(dataDir, 'pglite'))) {
      return warning(`there is none in ${dataDir} yet: the first start creates it`)
    }
    try {
      opened = await openStore(settings)
      return ok(opened.kind === 'postgres' ? 'PostgreSQL answers' : `embedded in ${dataDir}`)
    } catch (error) {
      if (!(error instanceof DataDirInUseError)) throw error
      return warning(`${dataDir} is in use, by a running server it seems: not looked into`)
    }
  })
  if (opened === undefined) return
  const { db, kind } = opened
  try {
    let isMigrated = false
    await check('migrations', async () => {
      const outcome = await checkMigrations(db)
      isMigrated = outcome.state !== 'failed'
      return outcome
    })
    await check('clock', () =>
      kind === 'postgres' ? checkClock(db, clock) : ok(clock.now().toISOString()),
    )
    // Without its tables the others have nothing to look into.
    if (!isMigrated) return
    await check('secret key', () => checkSecretKey(db, settings))
    await check('registration', () => checkRegistration(db, settings.signUp))
    await check('hidden accounts', () => checkHiddenAccounts(db, settings))
  } finally {
    await opened.close()
  }
}

/** A pool connects when it is first asked: a database that does not answer is not opened. */
async function openStore(settings: Settings): Promise<Store> {
  const store = await connect(settings)
  try {
    await store.ping()
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

async function checkMigrations(db: Store['db']): Promise<Outcome> {
  const journal = readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] }
  const [latest] = await db
    .select({ at: sql<string>`max(created_at)` })
    .from(sql`drizzle.__drizzle_migrations`)
    .catch(() => [])
  const applied = Number(latest?.at ?? 0)
  if (applied === 0) return failed('not migrated yet: run vestibule migrate')
  const missing = entries.filter(({ when }) => when > applied).length
  if (missing > 0) return failed(`${missing} to apply: run vestibule migrate`)
  const newest = Math.max(...entries.map(({ when }) => when))
  return applied > newest
    ? warning('the database is newer than this version of Vestibule')
    : ok('up to date')
}

/** Authenticator codes live 30 seconds: a clock that is wrong refuses right ones. */
async function checkClock(db: Store['db'], clock: Clock): Promise<Outcome> {
  const [row] = await db
    .select({ ms: sql<string>`extract(epoch from clock_timestamp()) * 1000` })
    .from(sql`(select 1) as one`)
  const seconds = Math.round(Math.abs(Number(row?.ms) - clock.now().getTime()) / 1000)
  const detail = `${seconds} s from the clock of the database`
  if (seconds > 30) return failed(`${detail}: authenticator codes will be refused`)
  return seconds > 5 ? warning(detail) : ok(detail)
}

async function checkSecretKey(db: Store['db'], settings: Settings): Promise<Outcome> {
  if (settings.secretKey === null && !existsSync(join(settings.dataDir, 'secret-key'))) {
    return warning('there is none yet: the first start generates it')
  }
  const secretKey = secretKeyOf(settings)
  const keys = createKeys(secretKey, settings.secretKeyPrevious)
  const { total, previous, lost } = await countAuthenticatorsByKey(db, keys)
  if (lost > 0) return failed(`${lost} of ${total} authenticators were encrypted with another one`)
  if (previous > 0) {
    return warning(`${previous} of ${total} authenticators still need SECRET_KEY_PREVIOUS`)
  }
  const weakness = weaknessOf(secretKey)
  if (weakness !== null) return warning(`SECRET_KEY ${weakness}`)
  const alone = settings.secretKeyPrevious === null ? '' : ' without SECRET_KEY_PREVIOUS'
  return ok(`opens every authenticator (${total})${alone}`)
}

async function checkRegistration(
  db: Store['db'],
  { organizationId }: Settings['signUp'],
): Promise<Outcome> {
  if (organizationId === null) return ok('an administrator creates the accounts')
  return (await organizationExists(db, organizationId))
    ? ok(`accounts are created in ${organizationId}`)
    : failed(
        `SIGN_UP_ORGANIZATION: there is no organization ${organizationId}. Import it, or nobody gets an account`,
      )
}

async function checkMail(settings: Settings): Promise<Outcome> {
  const { smtpUrl, production } = settings
  if (smtpUrl === null) {
    const isReadable = isForThisMachine(settings)
    const detail = isReadable ? 'no SMTP_URL: mails are kept in the outbox' : unreadMails
    return production ? failed(detail) : warning(detail)
  }
  const { host } = new URL(smtpUrl)
  const timeouts = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  }
  const transport = createTransport({ url: smtpUrl, ...timeouts, socketTimeout: timeoutMs })
  try {
    await transport.verify()
    return ok(`${host} takes mail`)
  } catch (error) {
    return failed(`${host}: ${messageOf(error)}`)
  } finally {
    transport.close()
  }
}

async function checkOrigin({ publicOrigin }: Settings): Promise<Outcome> {
  try {
    const response = await fetch(`${publicOrigin}/healthz`, {
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { status } = (await response.json()) as { status?: unknown }
    if (status === 'ok') return ok(`${publicOrigin} answers`)
  } catch (error) {
    return warning(`${publicOrigin} does not answer: ${messageOf(error)}. Is the server running?`)
  }
  return warning(`${publicOrigin} is answered by something else`)
}

/** The server speaks plain http: where browsers come by https, something stands in front. */
function checkProxy({ publicOrigin, trustedProxyHops }: Settings): Outcome {
  if (trustedProxyHops > 0) return ok(`${trustedProxyHops} in front is trusted`)
  return publicOrigin.startsWith('https://')
    ? warning(
        'PUBLIC_ORIGIN is https, so a proxy stands in front, and TRUSTED_PROXY_HOPS is 0: all clients count as one. Set TRUSTED_PROXY_HOPS=1',
      )
    : ok('none')
}

function checkApps(): Outcome {
  const missing = ['auth', 'shell'].filter(
    (app) => !existsSync(join(packageRoot, 'public', app, 'index.html')),
  )
  return missing.length === 0 ? ok('built') : failed(`not built: ${missing.join(', ')}`)
}

async function checkDisk({ dataDir }: Settings): Promise<Outcome> {
  const folder = existingFolder(resolve(dataDir))
  const { bavail, bsize } = await statfs(folder)
  const free = Math.round((bavail * bsize) / mebibyte)
  const detail = `${free} MiB free at ${folder}`
  if (free < 100) return failed(detail)
  return free < 1024 ? warning(detail) : ok(detail)
}

function existingFolder(folder: string): string {
  return existsSync(folder) ? folder : existingFolder(dirname(folder))
}

/** Errors of sockets may have no message of their own, only a cause or a code. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause, code } = error as NodeJS.ErrnoException
  if (cause !== undefined) return messageOf(cause)
  return error.message === '' ? (code ?? error.name) : error.message
}
