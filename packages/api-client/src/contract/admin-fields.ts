import * as v from 'valibot'
import type { RefusalCode } from './error-code.ts'
import { plainText } from './fields.ts'

const shortText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200),
  v.regex(plainText, 'Please enter no control characters'),
)

/** Query parameters of every list that is read page by page, in addition to the list's own filters. */
export const pageQuery = {
  /**
   * Words that an entry must contain, in any order. Some lists also find exact values, such as a number or an id; some
   * find nothing but exact values.
   */
  q: v.optional(shortText),
  /** The `next` of the previous page. Absent: the first page. */
  after: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  /** How many entries the page has at most, from 1 to 100. Absent: 50. */
  limit: v.optional(v.pipe(v.string(), v.maxLength(3), v.regex(/^\d+$/))),
}

/**
 * One page of a list. `total`: the number of entries on all pages; absent on later pages, and in lists that are not
 * counted or have more than 10,000 entries.
 */
export interface Page<Item> {
  readonly items: readonly Item[]
  /** Where the next page begins: pass it as `after`. Null on the last page. */
  readonly next: string | null
  readonly total?: number | undefined
}

/** Makes the schema of one page of a list from the schema of its entries. */
// @__NO_SIDE_EFFECTS__
export function page<const S extends v.GenericSchema>(item: S) {
  return v.object({
    items: v.array(item),
    /** Where the next page begins: pass it as `after`. Null: this is the last page. */
    next: v.nullable(v.string()),
    /**
     * Number of entries on all pages. Absent on later pages, and in lists that are not counted or have more than 10,000
     * entries.
     */
    total: v.optional(v.number()),
  })
}

/** A person, an organisation or another thing, by its id and its name for people. */
export const named = v.object({ id: v.string(), name: v.string() })

/** Why somebody changes something, in their own words, for auditors to read. */
export const reasonField = v.optional(shortText)
/** Why somebody changes something, in their own words, for auditors to read. Unlike `reasonField` it must be given. */
export const requiredReason = v.pipe(shortText, v.minLength(1, 'This field cannot be empty'))

export const readErrors = [
  'not_authenticated',
  'eula_required',
  'forbidden',
  'validation_failed',
] as const satisfies readonly RefusalCode[]

/** Error codes of calls that require a fresh proof of the user's identity and take no input. */
export const proofErrors = [
  'not_authenticated',
  'eula_required',
  'forbidden',
  'second_factor_required',
  'step_required',
] as const satisfies readonly RefusalCode[]

/** Error codes of calls that require a fresh proof of the user's identity and take input. */
export const createErrors = [
  ...proofErrors,
  'validation_failed',
] as const satisfies readonly RefusalCode[]

/**
 * Error codes of calls that require a fresh proof of the user's identity and change one thing: it must exist
 * (`not_found`), and its state must allow the change (`conflict`).
 */
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

/** Error codes of calls that change something and send a mail at once: `changeErrors`, and `mail_failed`. */
export const mailErrors = [...changeErrors, 'mail_failed'] as const satisfies readonly RefusalCode[]
