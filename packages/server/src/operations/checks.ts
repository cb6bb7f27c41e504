import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { App } from '../identity/calls/app.ts'
import type { Clock } from '../platform/clock.ts'
import { connect } from '../platform/db/connect.ts'
import { DataDirInUseError } from '../platform/db/data-dir-lock.ts'
import type { Store } from '../platform/db/database.ts'
import { isOutage } from '../platform/db/outage.ts'
import { migrationTimes } from '../platform/db/migrations.ts'
import { checkCallbacks } from '../identity/federation/check-callbacks.ts'
import { countSecretsByKey } from '../identity/federation/client-secret.ts'
import { isForThisMachine } from '../platform/http/is-local.ts'
import { createKeys } from '../platform/keys.ts'
import { unreadMails } from '../platform/mail/outbox.ts'
import { packageRoot } from '../platform/package-root.ts'
import { checkBreachedPasswords } from '../identity/passwords/check-breached-passwords.ts'
import { checkPasskeys } from '../identity/passkeys/check-passkeys.ts'
import { organizationExists } from '../identity/registration/registration-queries.ts'
import { secretKeyOf } from '../platform/settings/secret-key.ts'
import { countAuthenticatorsByKey } from '../identity/second-factor/key-use.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { weaknessOf } from '../platform/settings/weak-key.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkConnections } from './check-connections.ts'
import { checkKeyAge } from './check-key-age.ts'
import { checkHiddenAccounts } from './check-hidden-accounts.ts'
import { checkShipping } from './check-shipping.ts'
import { checkTls } from './check-tls.ts'
import { checkStewards } from './check-stewards.ts'
import { checkPooler } from './check-pooler.ts'
import { checkOrigin, checkProxy, checkRunningServer } from './check-public-origin.ts'
import {
  failed,
  ok,
  reasonOf,
  warning,
  type CheckResult,
  type Outcome,
} from '../platform/check-outcome.ts'

const timeoutMs = 5000
const mebibyte = 1024 * 1024

/** Runs the checks of `vestibule doctor`: whether a server with these settings would work. Changes no data. */
export async function runChecks(settings: Settings, clock: Clock): Promise<CheckResult[]> {
  const { results, check } = createReport()
  await checkDatabase(settings, clock, check)
  await checkSurroundings(settings, clock, check)
  return results
}

/** Runs the checks of `vestibule doctor` in the running server, through its open database. */
export async function runServerChecks({
  db,
  settings,
  clock,
}: Pick<App, 'db' | 'settings' | 'clock'>): Promise<readonly CheckResult[]> {
  const { results, check } = createReport()
  const mode = settings.production ? 'production' : 'development'
  await check('settings', () => ok(mode))
  const url = settings.databaseUrl
  if (url !== null) await check('pooler', () => ifReached(checkPooler(url, settings)))
  await check('database', async () => {
    const startedAt = performance.now()
    await db.execute(sql`select 1`)
    return ok(`answers in ${Math.round(performance.now() - startedAt)} ms`)
  })
  await checkContent(db, settings, clock, check)
  await checkSurroundings(settings, clock, check)
  return results
}

/** Adds the outcome of a check to the report, unless that is null. A check that throws has failed. */
type Check = (name: string, run: () => Promise<Outcome | null> | Outcome | null) => Promise<void>

function createReport(): { readonly results: CheckResult[]; readonly check: Check } {
  const results: CheckResult[] = []
  return {
    results,
    async check(name, run) {
      try {
        const outcome = await run()
        if (outcome !== null) results.push({ name, ...outcome })
      } catch (error) {
        results.push({ name, ...failed(reasonOf(error)) })
      }
    },
  }
}

/** The outcome of a check. Null if the database is unreachable, because another check reports that. */
function ifReached(outcome: Promise<Outcome>): Promise<Outcome | null> {
  return outcome.catch((error: unknown) => {
    if (isOutage(error)) return null
    throw error
  })
}

async function checkSurroundings(settings: Settings, clock: Clock, check: Check) {
  await check('mail', () => checkMail(settings))
  await check('TLS', () => checkTls(settings, clock))
  await check('public origin', () => checkOrigin(settings))
  await check('running server', () => checkRunningServer(settings, existingKey(settings), clock))
  await check('proxy', () => checkProxy(settings, existingKey(settings), clock))
  await check('breached passwords', () => checkBreachedPasswords(settings))
  await check('apps', checkApps)
  await check('disk', () => checkDisk(settings))
}

async function checkDatabase(settings: Settings, clock: Clock, check: Check) {
  const url = settings.databaseUrl
  // Check for a pooler before opening the database: a pooler may refuse that, and the result of `pooler` says why.
  if (url !== null) await check('pooler', () => ifReached(checkPooler(url, settings)))
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
  try {
    await checkContent(opened.db, settings, clock, check)
  } finally {
    await opened.close()
  }
}

async function checkContent(db: Store['db'], settings: Settings, clock: Clock, check: Check) {
  let isMigrated = false
  await check('migrations', async () => {
    const outcome = await checkMigrations(db)
    isMigrated = outcome.state !== 'failed'
    return outcome
  })
  await check('clock', () =>
    settings.databaseUrl === null ? ok(clock.now().toISOString()) : checkClock(db, clock),
  )
  if (settings.databaseUrl !== null)
    await check('connections', () => checkConnections(db, settings))
  // If migrations are missing, stop: the checks that follow read tables and columns that may be missing, too.
  if (!isMigrated) return
  await check('secret key', () => checkSecretKey(db, settings))
  await check('key age', () => {
    const secretKey = existingKey(settings)
    return secretKey === null ? null : checkKeyAge(db, createKeys(secretKey), clock)
  })
  await check('registration', () => checkRegistration(db, settings))
  await check('hidden accounts', () => checkHiddenAccounts(db, settings))
  await check('data stewards', () => checkStewards(db, settings))
  await check('event shipping', () => checkShipping(db, settings))
  await check('passkeys', () => checkPasskeys(db, settings))
  await check('addresses', () => checkAddresses(db))
  await check('organization sign-in', () => checkCallbacks(db, settings))
}

/**
 * Opens the database and pings it: a pool connects only at its first query, so an unreachable database would seem open.
 */
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
  const times = migrationTimes()
  const [latest] = await db
    .select({ at: sql<string>`max(created_at)` })
    .from(sql`drizzle.__drizzle_migrations`)
    .catch(() => [])
  const applied = Number(latest?.at ?? 0)
  if (applied === 0) return failed('not migrated yet: run vestibule migrate')
  const missing = times.filter((when) => when > applied).length
  if (missing > 0) return failed(`${missing} to apply: run vestibule migrate`)
  const newest = Math.max(...times)
  return applied > newest
    ? warning('the database is newer than this version of Vestibule')
    : ok('up to date')
}

/**
 * Compares this machine's clock with the database's. With a wrong clock the server refuses right authenticator codes,
 * which last 30 seconds.
 */
async function checkClock(db: Store['db'], clock: Clock): Promise<Outcome> {
  const [row] = await db
    .select({ ms: sql<string>`extract(epoch from clock_timestamp()) * 1000` })
    .from(sql`(select 1) as one`)
  const seconds = Math.round(Math.abs(Number(row?.ms) - clock.now().getTime()) / 1000)
  const detail = `${seconds} s from the clock of the database`
  if (seconds > 30) return failed(`${detail}: authenticator codes will be refused`)
  return seconds > 5 ? warning(detail) : ok(detail)
}

/** The secret key in the settings or the data directory. Null: the server would generate one at its first start. */
function existingKey(settings: Settings): string | null {
  const isThere = settings.secretKey !== null || existsSync(join(settings.dataDir, 'secret-key'))
  return isThere ? secretKeyOf(settings) : null
}

async function checkSecretKey(db: Store['db'], settings: Settings): Promise<Outcome> {
  const secretKey = existingKey(settings)
  if (secretKey === null) return warning('there is none yet: the first start generates it')
  const keys = createKeys(secretKey, settings.secretKeyPrevious)
  const { total, previous, lost } = await countAuthenticatorsByKey(db, keys)
  if (lost > 0) return failed(`${lost} of ${total} authenticators were encrypted with another one`)
  if (previous > 0) {
    return warning(`${previous} of ${total} authenticators still need SECRET_KEY_PREVIOUS`)
  }
  const providers = await countSecretsByKey(db, keys)
  const ofProviders = 'of identity providers'
  if (providers.lost > 0) {
    return failed(`${providers.lost} secrets ${ofProviders} were encrypted with another one`)
  }
  if (providers.previous > 0) {
    return warning(`${providers.previous} secrets ${ofProviders} still need SECRET_KEY_PREVIOUS`)
  }
  const weakness = weaknessOf(secretKey)
  if (weakness !== null) return warning(`SECRET_KEY ${weakness}`)
  const alone = settings.secretKeyPrevious === null ? '' : ' without SECRET_KEY_PREVIOUS'
  return ok(`opens every authenticator (${total})${alone}`)
}

async function checkRegistration(
  db: Store['db'],
  { signUp: { enabled, organizationId }, notifyEmail }: Settings,
): Promise<Outcome> {
  if (organizationId === null) {
    if (!enabled) return ok('an administrator creates the accounts')
    return notifyEmail === null
      ? warning('ENABLE_SIGN_UP is on, and nobody is told of requests: set NOTIFY_EMAIL')
      : ok(`${notifyEmail} is told of requests`)
  }
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
    return failed(`${host}: ${reasonOf(error)}`)
  } finally {
    transport.close()
  }
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
