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

/**
 * Maximum lengths, in UTF-16 code units, that the server accepts of those parts of a report that `reportError` cuts.
 */
const longest = { message: 2000, stack: 20_000, url: 2000 }

/**
 * Reports an unexpected error of an app. `message`, `stack` and `url` are cut to the length that the server accepts; it
 * refuses a report with another text that is too long.
 */
export function reportError(client: Client, report: ErrorReport, options?: CallOptions) {
  const body = {
    app: report.app,
    version: report.version,
    message: report.message.slice(0, longest.message),
    stack: report.stack?.slice(0, longest.stack),
    url: report.url.slice(0, longest.url),
    support_code: report.supportCode,
  }
  const request = { ...options, body, unauthorizedStatuses: [] }
  return perform(client, reportErrorEndpoint, request, () => ({ kind: 'reported' }))
}
