import type { PasswordRefusal } from './password-rules.ts'

/**
 * Why a field is refused, whatever the language of its message. A new password has codes of its own:
 * `PasswordRefusal`.
 */
export const fieldCodes = [
  /** It is missing, or empty. */
  'required',
  'too_short',
  'too_long',
  'out_of_range',
  /** It is not of the type that is asked for, such as a text in place of a number. */
  'wrong_type',
  /** It is none of the values that are offered. */
  'not_offered',
  'email_invalid',
  'address_invalid',
  /** Any other rule of its form. */
  'invalid',
  /** Something else has it already. */
  'taken',
  /** What it names does not exist. */
  'unknown',
  /** It is not what another field says. */
  'mismatch',
  /** It may not be given here, or to this one. */
  'not_allowed',
  /** Another field tells it. */
  'guessable',
  /** It lies in the past. */
  'past',
  /** Nobody could read what it would become. */
  'unrenderable',
] as const

/** A code of `error_info.field_codes`. A client must accept codes it does not know. */
export type FieldCode = (typeof fieldCodes)[number] | PasswordRefusal
