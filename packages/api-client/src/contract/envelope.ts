import * as v from 'valibot'
import { errorInfo } from './error-code.ts'

/**
 * The envelope around the payload of a JSON answer; only `bare` endpoints answer without it. `status_code` repeats the
 * HTTP status.
 */
export const envelope = v.looseObject({
  success: v.boolean(),
  result: v.optional(v.unknown()),
  results: v.optional(v.unknown()),
  message: v.optional(v.nullable(v.string())),
  error_info: v.optional(v.nullable(errorInfo)),
  status_code: v.optional(v.number()),
})

/** The envelope around the payload of a JSON answer. */
export type Envelope = v.InferOutput<typeof envelope>
