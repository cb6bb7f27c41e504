import type { PasswordRefusal } from './password-rules.ts'

/**
 * Why the server refused a field of the request, for clients that show their own texts. A new password has further
 * codes: `PasswordRefusal`.
 */
export const fieldCodes = [
  /** The field is missing or empty. */
  'required',
  'too_short',
  'too_long',
  'out_of_range',
  /** The value has the wrong type, such as a text instead of a number. */
  'wrong_type',
  /** The value is not among those that the field allows. */
  'not_offered',
  'email_invalid',
  'address_invalid',
  /** The value breaks any other rule of its format. */
  'invalid',
  /** Something else already uses the value. */
  'taken',
  /** The thing that the value names does not exist. */
  'unknown',
  /** The value differs from that of another field. */
  'mismatch',
  /** The value is allowed, but not in this field, or not for the person or organisation that would get it. */
  'not_allowed',
  /** The value is too easy to guess from the value of another field. */
  'guessable',
  /** The time lies in the past. */
  'past',
  /** Nothing would be left of the text after sanitising, or it cannot be rendered. */
  'unrenderable',
] as const

/** A code of `error_info.field_codes`. A client must accept codes it does not know. */
export type FieldCode = (typeof fieldCodes)[number] | PasswordRefusal
