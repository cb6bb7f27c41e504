import { longestInReport as longest, reportErrorEndpoint } from '../contract/error-reports.ts'
import type { Client } from '../transport/client.ts'
import { perform, type CallOptions } from './perform.ts'

/**
 * A report of an unexpected error of an app. Put no mail address, code, token or password into it: support and
 * operators read reports.
 */
export interface ErrorReport {
  readonly app: string
  readonly version: string
  readonly message: string
  readonly stack?: string
  /** The route of the page on which the error happened, without its query. */
  readonly url: string
  /** The support code that the screen showed to the user, so that support finds the report when the user writes. */
  readonly supportCode?: string
}

/**
 * Reports an unexpected error of an app. Each text is cut to the length that the server accepts: it would refuse the
 * whole report for one that is longer.
 */
export function reportError(client: Client, report: ErrorReport, options?: CallOptions) {
  const body = {
    app: report.app.slice(0, longest.app),
    version: report.version.slice(0, longest.version),
    message: report.message.slice(0, longest.message),
    stack: report.stack?.slice(0, longest.stack),
    url: report.url.slice(0, longest.url),
    support_code: report.supportCode?.slice(0, longest.supportCode),
  }
  const request = { ...options, body, unauthorizedStatuses: [] }
  return perform(client, reportErrorEndpoint, request, () => ({ kind: 'reported' }))
}
