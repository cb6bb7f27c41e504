import type { PasswordRefusal } from './password-rules.ts'

/**
 * Why a field was refused, independent of the message's language. A new password has its own codes:
 * `PasswordRefusal`.
 */
export const fieldCodes = [
  /** The field is missing or empty. */
  'required',
  'too_short',
  'too_long',
  'out_of_range',
  /** The value has the wrong type, such as a text instead of a number. */
  'wrong_type',
  /** The value is not among those offered. */
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
  /** The value may not be given here, or not to this recipient. */
  'not_allowed',
  /** The value can be guessed from another field. */
  'guessable',
  /** The time lies in the past. */
  'past',
  /** Nothing would be left of the text after sanitising, or it cannot be rendered. */
  'unrenderable',
] as const

/** A code of `error_info.field_codes`. A client must accept codes it does not know. */
export type FieldCode = (typeof fieldCodes)[number] | PasswordRefusal
