import { reportErrorEndpoint } from '../contract/error-reports.ts'
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

/** Maximum lengths of the parts of a report that the server accepts, in UTF-16 code units. */
const longest = { name: 100, message: 2000, stack: 20_000, url: 2000, code: 32 }

/**
 * Reports an unexpected error of an app. Each text is cut to the length that the server accepts: it would refuse the
 * whole report for one that is longer.
 */
export function reportError(client: Client, report: ErrorReport, options?: CallOptions) {
  const body = {
    app: report.app.slice(0, longest.name),
    version: report.version.slice(0, longest.name),
    message: report.message.slice(0, longest.message),
    stack: report.stack?.slice(0, longest.stack),
    url: report.url.slice(0, longest.url),
    support_code: report.supportCode?.slice(0, longest.code),
  }
  const request = { ...options, body, unauthorizedStatuses: [] }
  return perform(client, reportErrorEndpoint, request, () => ({ kind: 'reported' }))
}
