import * as v from 'valibot'
import type { Call, Endpoint } from './endpoint.ts'

// @__NO_SIDE_EFFECTS__
function text(length: number) {
  return v.optional(v.pipe(v.string(), v.maxLength(length)), '')
}

/** Maximum lengths of the texts of a report, in UTF-16 code units. `reportError` cuts longer ones. */
export const longestInReport = {
  app: 100,
  version: 100,
  message: 2000,
  stack: 20_000,
  url: 2000,
  supportCode: 32,
}

const errorReportBody = v.object({
  app: text(longestInReport.app),
  version: text(longestInReport.version),
  message: text(longestInReport.message),
  stack: text(longestInReport.stack),
  /** The route of the page on which the error happened, without its query. */
  url: text(longestInReport.url),
  /** The support code that the screen showed to the user, so that support finds the report when the user writes. */
  support_code: text(longestInReport.supportCode),
})

export const reportErrorEndpoint = {
  method: 'POST',
  path: '/issueapi/postSlackChannelMessage',
  answer: null,
  errors: ['payload_too_large', 'validation_failed'],
} satisfies Endpoint

export const errorReportCalls = {
  reportError: {
    endpoint: reportErrorEndpoint,
    summary: 'Report an unexpected error of an app. Stored redacted; forwarded if so configured.',
    access: 'anyone',
    body: errorReportBody,
  },
} satisfies Record<string, Call>
