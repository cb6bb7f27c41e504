import { calls } from '@vestibule/api-client/contract'
import type { App } from '../http/app.ts'
import { addressBucket } from '../http/client-address.ts'
import { mount } from '../http/mount.ts'
import type { Limit } from '../limits/rate-limits.ts'
import { redactWithAddresses } from '../redaction/redact.ts'
import { insertReport, markForwarded } from './report-queries.ts'
import { forwardReport } from './webhook.ts'

/** An app in a loop of errors must not fill the database. */
const perAddress: Limit = {
  name: 'error-reports',
  max: 30,
  windowS: 900,
  says: 'Too many reports.',
}

export function errorReportRoutes(app: App) {
  mount(
    app,
    calls.reportError,
    async ({ body, browser }) => {
      await app.limits.count([{ limit: perAddress, of: addressBucket(browser.ip) }])
      const report = await insertReport(app.db, {
        app: redactWithAddresses(body.app),
        version: redactWithAddresses(body.version),
        message: redactWithAddresses(body.message),
        stack: redactWithAddresses(body.stack),
        url: redactWithAddresses(withoutQuery(body.url)),
        supportCode: redactWithAddresses(body.support_code),
        createdAt: app.clock.now(),
      })
      app.log.warn({ reportId: report.id, supportCode: report.supportCode }, 'error report')
      const webhook = app.settings.slackWebhookUrl
      // The reporter does not wait: a slow webhook must not hold an app's crash screen.
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
