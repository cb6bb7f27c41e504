import { calls } from '@vestibule/api-client/contract'
import type { App } from '../http/app.ts'
import { addressBucket } from '../http/client-address.ts'
import { mount } from '../http/mount.ts'
import { limits } from '../limits/limit-table.ts'
import { redactWithAddresses } from '../redaction/redact.ts'
import { insertReport, markForwarded } from './report-queries.ts'
import { forwardReport } from './webhook.ts'

export function errorReportRoutes(app: App) {
  mount(
    app,
    calls.reportError,
    async ({ body, browser }) => {
      // An app in a loop of errors must not fill the database.
      await app.limits.count([{ limit: limits.errorReports, of: addressBucket(browser.ip) }])
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
