import { calls } from '@vestibule/api-client/contract'
import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { App } from '../../identity/calls/app.ts'
import { addressBucket } from '../../platform/http/client-address.ts'
import { mount } from '../../identity/calls/mount.ts'
import { limits } from '../../platform/limits/limit-table.ts'
import { redactWithAddresses } from '../../platform/redaction/redact.ts'
import type { Database } from '../../platform/db/database.ts'
import { errorReports } from '../../platform/db/schema/operations.ts'

export function errorReportRoutes(app: App) {
  mount(
    app,
    calls.reportError,
    async ({ body, visitor }) => {
      // Limit the error reports of each network address: an app that fails in a loop must not fill the database.
      await app.limits.count([{ limit: limits.errorReports, of: addressBucket(visitor.ip) }])
      const report = await insertReport(app.db, {
        app: redactWithAddresses(body.app),
        version: redactWithAddresses(body.version),
        message: redactWithAddresses(body.message),
        stack: redactWithAddresses(body.stack),
        url: redactWithAddresses(withoutQuery(body.url)),
        supportCode: redactWithAddresses(body.support_code),
        createdAt: app.clock.now(),
        userId: visitor.session?.user.id ?? null,
        session: visitor.session?.handle ?? null,
      })
      app.log.warn({ reportId: report.id, supportCode: report.supportCode }, 'error report')
      const webhook = app.settings.slackWebhookUrl
      // Do not wait for the webhook, which may take seconds to answer.
      if (webhook !== null) void forward(app, report, webhook)
      return {}
    },
    { bodyLimit: 64 * 1024 },
  )
}

async function forward(app: App, report: Parameters<typeof forwardReport>[0], url: string) {
  if (!(await forwardReport(report, { url, log: app.log }))) return
  await markForwarded(app.db, report.id, app.clock.now()).catch((error: unknown) => {
    app.log.warn({ reportId: report.id, err: error }, 'report not marked as forwarded')
  })
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '')
}

type StoredReport = typeof errorReports.$inferSelect
type NewReport = Omit<typeof errorReports.$inferInsert, 'id' | 'forwardedAt'>

async function insertReport(db: Database, report: NewReport): Promise<StoredReport> {
  const [stored] = await db.insert(errorReports).values(report).returning()
  if (stored === undefined) throw new Error('The report was not stored')
  return stored
}

async function markForwarded(db: Database, id: number, at: Date): Promise<void> {
  await db.update(errorReports).set({ forwardedAt: at }).where(eq(errorReports.id, id))
}

const timeoutMs = 5000

/**
 * Sends a stored error report to the webhook in the settings. Resolves to whether the webhook has accepted the report;
 * never rejects.
 */
async function forwardReport(
  report: StoredReport,
  { url, log }: { url: string; log: Logger },
): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: slackText(report) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) log.warn({ reportId: report.id, status: response.status }, 'report refused')
    return response.ok
  } catch (error) {
    log.warn({ reportId: report.id, reason: (error as Error).name }, 'report not forwarded')
    return false
  }
}

/** The text of a report for Slack, escaped so that Slack does not interpret `<!channel>`, links and entities in it. */
function slackText({ app, version, message, url, supportCode }: StoredReport): string {
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return [`${app} ${version} ${supportCode}`.trim(), url, message].map(escape).join('\n')
}
