import { reportErrorEndpoint } from '../contract/error-reports.ts'
import type { Client } from '../transport/client.ts'
import { perform, type CallOptions } from './perform.ts'

/** An unexpected error of an app. Never put an address, a code, a token or a password into it. */
export interface ErrorReport {
  readonly app: string
  readonly version: string
  readonly message: string
  readonly stack?: string
  /** The route without its query. */
  readonly url: string
  /** Shown to the user, so that a report and a complaint can be matched. */
  readonly supportCode?: string
}

/** Longest texts that the server takes, in UTF-16 code units. */
const longest = { message: 2000, stack: 20_000, url: 2000 }

/** Reports an unexpected error of an app. Long texts are cut to what the server takes. */
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
