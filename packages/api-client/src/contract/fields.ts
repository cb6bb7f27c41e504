import * as v from 'valibot'

/**
 * No spaces, one @, a dot in the domain: what the sign-in form asks for, and no more. Each character has one place
 * to go, so that a text of any length costs one pass.
 */
export const emailPattern = /^[^\s@,;<>[\]]+@[^\s@,;<>[\]][^\s@,;<>[\].]*\.[^\s@,;<>[\]]+$/

/** Request fields. Lengths are bounds against abuse, not business rules. */
export const emailField = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254, 'Please enter a valid email'),
  v.regex(emailPattern, 'Please enter a valid email'),
)
/** Of any length: what is too long for `safeNext` leads to the root, and is no reason to refuse a sign-in. */
export const nextField = v.optional(v.string())
/** A password as typed at sign-in. The rules for new passwords are in `password-rules.ts`. */
export const typedPassword = v.pipe(
  v.string(),
  v.minLength(1, 'This field cannot be empty'),
  v.maxLength(1024),
)
export const codeField = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'This field cannot be empty'),
  v.maxLength(32),
)
export const idField = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
export const requiredText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'This field cannot be empty'),
  v.maxLength(2000),
)

/** Operators see it in a terminal. As a range: a pattern of JSON Schema has no flags, and so no `\p{Cc}`. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
export const plainText = /^[^\u0000-\u001f\u007f-\u009f]*$/

export const personName = v.pipe(
  requiredText,
  v.maxLength(100),
  v.regex(plainText, 'Please enter no control characters'),
)

/** Where to go next: a path on this origin, or an address the receiver must pass through `safeNext`. */
export const redirectAnswer = v.object({ redirect_url: v.string() })
