import { parseArgs } from 'node:util'
import { systemClock } from '../platform/clock.ts'
import { readBranding } from '../platform/config/branding.ts'
import { connect } from '../platform/db/connect.ts'
import type { App } from '../identity/calls/app.ts'
import { isForThisMachine } from '../platform/http/is-local.ts'
import type { ImportReport } from '../import/import-report.ts'
import { createKeys } from '../platform/keys.ts'
import { requireTls } from '../platform/http/tls.ts'
import { createMailQueue } from '../platform/mail/mail-queue.ts'
import { mailerOf } from '../platform/mail/mailer-of.ts'
import { startSendingMails } from '../platform/mail/send-mails.ts'
import { unreadMails } from '../platform/mail/outbox.ts'
import { startDisablingInactive } from '../admin/users/inactive-accounts.ts'
import { createLog } from '../operations/create-log.ts'
import { startReviewing } from '../access/reviews/review-rounds.ts'
import { startTellingOfEnds } from '../access/renewals/tell-of-ends.ts'
import { startShipping } from '../platform/audit/ship-events.ts'
import { startSealing } from '../platform/audit/seal-events.ts'
import { startHousekeeping } from '../operations/housekeeping.ts'
import { createMetrics } from '../operations/metrics.ts'
import { requireBreachedPasswords } from '../identity/passwords/check-breached-passwords.ts'
import { organizationExists } from '../identity/registration/registration-queries.ts'
import { secretKeyOf } from '../platform/settings/secret-key.ts'
import { startServer } from '../server.ts'
import { readSettings, SettingsError } from '../platform/settings/settings.ts'
import { variables } from '../platform/settings/settings-variables.ts'
import { settledWithin } from '../platform/settled-within.ts'
import { createUnfinished } from '../platform/unfinished.ts'
import { renewEmailKeys } from '../identity/users/renew-email-keys.ts'
import { weaknessOf } from '../platform/settings/weak-key.ts'
import { exitCodes, type Command } from './command.ts'
import { startDemoApps } from './demo-apps.ts'
import { demoDefaults, demoSummary, importDemo } from './demo.ts'
import { importFile } from './import-command.ts'
import { requirePort } from './require-port.ts'
import { stopSignal } from './stop-signal.ts'
import { startTelemetry } from './telemetry.ts'
import { uncaughtError } from './uncaught-error.ts'

/** How long the process waits, before it ends, for a slow mail server to accept the mails of its jobs. */
const mailsEndMs = 3000

export const serveCommand: Command = {
  summary: 'run the platform',
  help,
  async run(args) {
    const { values } = parseArgs({
      args,
      options: { demo: { type: 'boolean', default: false }, import: { type: 'string' } },
    })
    const settings = readSettings(process.env, values.demo ? demoDefaults : {})
    if (values.demo && settings.production) {
      throw new SettingsError(['--demo opens accounts with known passwords: not in production'])
    }
    // Validate the branding file first, so that a mistake in it is reported before anything is opened.
    readBranding(settings)
    await requireBreachedPasswords(settings)
    await requireTls(settings)
    await requirePort(settings)
    const telemetry = await startTelemetry(settings, process.env)
    const log = await createLog(settings)
    // Handle signals from here on, so that a process which is stopped during its start still closes what it has opened.
    const stopped = stopSignal()
    const failed = uncaughtError(log)
    const store = await connect(settings, (error) =>
      log.error({ reason: error.message }, 'database'),
    )
    try {
      await store.migrate()
      await renewEmailKeys(store.db)
      const secretKey = secretKeyOf(settings)
      const world = { db: store.db, clock: systemClock, settings, log, secretKey }
      let { publicOrigin: origin } = settings
      const apps = values.demo ? await startDemoApps(settings, () => origin) : null
      const keys = createKeys(secretKey, settings.secretKeyPrevious)
      const mailer = mailerOf(world)
      const metrics = createMetrics({ ofProcess: true, connections: store.connections })
      const unfinished = createUnfinished()
      const mailQueue = createMailQueue({
        ...world,
        mailer: metrics.countMails(mailer),
        unfinished,
      })
      const imported = apps !== null && (await importDemo({ ...world, keys, mailQueue }, apps))
      if (values.import !== undefined) {
        logImport(log, values.import, await importFile({ ...world, keys }, values.import))
      }
      await warnOfMissingOrganization(world)
      warnOfUnreadMails(world)
      warnOfWeakKey(world)
      const server = await startServer({ ...world, mailer, metrics }, { ownsProcess: true })
      origin = server.origin
      if (apps !== null) console.log(await demoSummary(origin, imported, apps.remark))
      else announce(server.origin)
      // The jobs are stopped in this order. Sending mails comes last, because jobs before it queue mails.
      const jobs = [
        startHousekeeping({ ...world, metrics }),
        startTellingOfEnds({ ...world, mailQueue }),
        startReviewing({ ...world, mailQueue }),
        startDisablingInactive({ ...world, mailQueue }),
        startSealing({ ...world, keys }),
        startShipping(world),
        startSendingMails(world, mailQueue),
      ]
      const code = await Promise.race([
        stopped.then(() => exitCodes.ok),
        failed.then(() => exitCodes.failed),
      ])
      await server.close()
      await apps?.close()
      for (const job of jobs) await job?.stop()
      await settledWithin(mailsEndMs, unfinished.settled())
      mailer.close()
      return code
    } finally {
      await store.close()
      await telemetry?.stop()
    }
  },
}

/**
 * Says where the platform is ready. Uses standard output only if that is a terminal: other readers of it expect only
 * JSON lines of the log.
 */
function announce(origin: string) {
  const text = `Vestibule is ready at ${origin}`
  if (process.stdout.isTTY) console.log(text)
  else console.error(text)
}

/**
 * Logs only the numbers of an import's results, so that the log gets no names of people. `vestibule import --dry-run
 * --json FILE` prints the names, too.
 */
function logImport(log: App['log'], file: string, { outcome, keptEnds, longGrants }: ImportReport) {
  log.info({ file, ...outcome }, 'imported')
  if (keptEnds.length + longGrants.length === 0) return
  log.warn(
    { file, kept_ends: keptEnds.length, long_grants: longGrants.length },
    'ends of access were kept, or are later than GRANT_MAX_DAYS allows: see vestibule import --dry-run',
  )
}

/**
 * Warns if SIGN_UP_ORGANIZATION names no organisation. The start goes on, because the first import, which may create
 * the organisation, can come later.
 */
async function warnOfMissingOrganization({
  db,
  settings,
  log,
}: Pick<App, 'db' | 'settings' | 'log'>) {
  const { organizationId } = settings.signUp
  if (organizationId === null || (await organizationExists(db, organizationId))) return
  log.warn({ organizationId }, 'SIGN_UP_ORGANIZATION names no organisation')
}

function warnOfUnreadMails({ settings, log }: Pick<App, 'settings' | 'log'>) {
  const { smtpUrl, publicOrigin } = settings
  if (smtpUrl !== null || isForThisMachine(settings)) return
  log.warn({ publicOrigin }, unreadMails)
}

function warnOfWeakKey({ log, secretKey }: { log: App['log']; secretKey: string }) {
  const weakness = weaknessOf(secretKey)
  if (weakness !== null) log.warn(`SECRET_KEY ${weakness}`)
}

function help(): string {
  const width = Math.max(...Object.keys(variables).map((name) => name.length))
  const lines = Object.entries(variables).map(
    ([name, { meaning, default: fallback }]) =>
      `  ${name.padEnd(width)}  ${meaning}\n${' '.repeat(width + 4)}default: ${fallback}`,
  )
  return [
    'Usage: vestibule serve [--demo] [--import FILE.json] [--env-file FILE]',
    '',
    'Runs the platform. Stops cleanly at Ctrl-C.',
    '',
    '  --demo           import the demo accounts and data into an empty database, and print them',
    '  --import FILE    import FILE at each start, as `vestibule import` does; a mistake in it ends the start',
    '',
    '  --env-file FILE  read settings from FILE; without it from .env in the current folder, if it is there',
    '',
    'Settings, from the environment, else from that file:',
    ...lines,
  ].join('\n')
}
