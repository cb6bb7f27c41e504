import { reportErrorEndpoint } from '../contract/error-reports.ts'
import type { Client } from '../transport/client.ts'
import { perform, type CallOptions } from './perform.ts'

/** A report of an unexpected error of an app. Never put an address, a code, a token or a password into it. */
export interface ErrorReport {
  readonly app: string
  readonly version: string
  readonly message: string
  readonly stack?: string
  /** The page's route without its query. */
  readonly url: string
  /** Shown to the user, so that support can match a complaint with this report. */
  readonly supportCode?: string
}

/** Maximum lengths that the server accepts, in UTF-16 code units. */
const longest = { message: 2000, stack: 20_000, url: 2000 }

/** Reports an unexpected error of an app. Texts over the server's limits are cut. */
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
