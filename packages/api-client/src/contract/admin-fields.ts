import * as v from 'valibot'
import type { RefusalCode } from './error-code.ts'
import { plainText } from './fields.ts'

const shortText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200),
  v.regex(plainText, 'Please enter no control characters'),
)

/** What every list of administration takes, beside its own filters. */
export const pageQuery = {
  /** Words that an entry holds, in any order. */
  q: v.optional(shortText),
  /** `next` of the page before. */
  after: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  /** From 1 to 100; 50 unless it is given. */
  limit: v.optional(v.pipe(v.string(), v.maxLength(3), v.regex(/^\d+$/))),
}

/** One page of a list. */
// @__NO_SIDE_EFFECTS__
export function page<const S extends v.GenericSchema>(item: S) {
  return v.object({
    items: v.array(item),
    /** For `after`. Null: this is the last page. */
    next: v.nullable(v.string()),
    /** How many there are on all pages. Absent where counting them would take long. */
    total: v.optional(v.number()),
  })
}

/** An id with the name that people know. */
export const named = v.object({ id: v.string(), name: v.string() })

/** Why somebody changes something, in their own words. Auditors read it. */
export const reasonField = v.optional(shortText)
/** A reason that has to be given. */
export const requiredReason = v.pipe(shortText, v.minLength(1, 'This field cannot be empty'))

export const readErrors = [
  'not_authenticated',
  'eula_required',
  'forbidden',
  'validation_failed',
] as const satisfies readonly RefusalCode[]

/** Of what needs a proof and takes nothing. */
export const proofErrors = [
  'not_authenticated',
  'eula_required',
  'forbidden',
  'second_factor_required',
  'step_required',
] as const satisfies readonly RefusalCode[]

/** Of what makes something new. */
export const createErrors = [
  ...proofErrors,
  'validation_failed',
] as const satisfies readonly RefusalCode[]

/** Of what changes something. */
export const changeErrors = [
  'not_authenticated',
  'eula_required',
  'forbidden',
  'second_factor_required',
  'step_required',
  'not_found',
  'conflict',
  'validation_failed',
] as const satisfies readonly RefusalCode[]

/** Of what also sends a mail. */
export const mailErrors = [...changeErrors, 'mail_failed'] as const satisfies readonly RefusalCode[]
