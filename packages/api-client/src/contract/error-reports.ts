import * as v from 'valibot'
import type { Call, Endpoint } from './endpoint.ts'

// @__NO_SIDE_EFFECTS__
function text(length: number) {
  return v.optional(v.pipe(v.string(), v.maxLength(length)), '')
}

const errorReportBody = v.object({
  app: text(100),
  version: text(100),
  message: text(2000),
  stack: text(20_000),
  /** The route of the page on which the error happened, without its query. */
  url: text(2000),
  /** The support code that the screen showed to the user, so that support finds the report when the user writes. */
  support_code: text(32),
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
