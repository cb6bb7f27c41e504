import * as v from 'valibot'
import { typedAddress, typedCode, withoutDirections } from './typed-text.ts'

/**
 * The form of a mail address: no spaces, one @, a dot in the domain. The sign-in form checks addresses only by this
 * pattern. Each character can match in only one place, so a text of any length is checked in linear time.
 */
export const emailPattern = /^[^\s@,;<>[\]]+@[^\s@,;<>[\]][^\s@,;<>[\].]*\.[^\s@,;<>[\]]+$/

/**
 * A mail address; `typedAddress` removes what comes along when people paste one. The length limits of fields guard
 * against abuse; they are not business rules.
 */
export const emailField = v.pipe(
  v.string(),
  v.transform(typedAddress),
  v.maxLength(254, 'Please enter a valid email'),
  v.regex(emailPattern, 'Please enter a valid email'),
)
/**
 * The address to go to after a sign-in. It may have any length: `safeNext` replaces one that is too long by `/`, so
 * that the sign-in still succeeds.
 */
export const nextField = v.optional(v.string())
/** A password as somebody has typed it. The server checks a new one also by the rules in `password-rules.ts`. */
export const typedPassword = v.pipe(
  v.string(),
  v.minLength(1, 'This field cannot be empty'),
  v.maxLength(1024),
)
/** A code that a person types: digits of any script become ASCII digits, and separators are left out. */
export const codeField = v.pipe(
  v.string(),
  v.transform(typedCode),
  v.minLength(1, 'This field cannot be empty'),
  v.maxLength(32),
)
/** A day of the platform's time zone, such as `2027-03-31`. */
export const dayField = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, 'A day such as 2027-03-31'))
/** A day of the platform's time zone, such as `2027-03-31`, or a moment in ISO 8601. */
export const dayOrMoment = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d))?$/,
    'A day such as 2027-03-31, or a moment such as 2027-03-31T12:00:00Z',
  ),
)
export const idField = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
/**
 * The name of a role. No role may have the form `organization:{id}`: apps get the user's roles in a header, separated
 * by commas, after a group of this form.
 */
export const roleField = v.pipe(
  v.string(),
  v.regex(
    /^(?!organization:)[A-Za-z0-9_.:-]{1,200}$/,
    'Letters, digits, and . _ : - only, and not "organization:" at the beginning',
  ),
)
/**
 * The name of an app, or the id of a data partner, for which a role applies. It follows the rules of imports, so that
 * exported roles can be imported.
 */
export const scopeField = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_.:-]{1,200}$/, 'Letters, digits, and . _ : - only'),
)
export const requiredText = v.pipe(
  v.string(),
  v.transform(withoutDirections),
  v.trim(),
  v.minLength(1, 'This field cannot be empty'),
  v.maxLength(2000),
)

/**
 * A text without control characters, because operators see it in a terminal. The pattern has ranges, because patterns
 * in JSON Schema have no flags and so no `\p{Cc}`.
 */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
export const plainText = /^[^\u0000-\u001f\u007f-\u009f]*$/

/**
 * A text without control characters, characters that end a line, and characters that would change the direction of the
 * text around it. Imports have the same rule.
 */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const nameText = /^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]*$/

export const personName = v.pipe(
  requiredText,
  v.maxLength(100),
  v.regex(nameText, 'Please enter no control characters'),
)

/** A time in ISO 8601 with a year from 1000 on. Calendars and databases do not have the year 0. */
export const momentField = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.regex(/^[1-9]\d{3}-/, 'Please enter a year after 999'),
)

/** The address to go to next. The receiver must pass it through `safeNext`, so that it cannot lead to another site. */
export const redirectAnswer = v.object({ redirect_url: v.string() })
