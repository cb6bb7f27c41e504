import * as v from 'valibot'

export const id = v.pipe(
  v.string(),
  v.regex(/^[\w.:-]{1,200}$/, 'Letters, digits, and . _ : - only'),
)
export const maxNameLength = 300
/** Schema of a name: one line of text. */
export const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('must not be empty'),
  v.maxLength(maxNameLength),
  // Refuse line breaks, and characters that change the direction of the surrounding text.
  v.regex(
    /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u,
    'must not contain control characters',
  ),
)
/** Schema of an id that may be absent. An absent id is stored as an empty string. */
export const optionalId = v.optional(v.union([v.literal(''), id]), '')
export const optionalList = <S extends v.GenericSchema>(item: S) => v.optional(v.array(item), [])
/**
 * Schema of the field that says whether imports manage the entry. False: administrators manage it. Exports write the
 * field only if it is false.
 */
export const imported = v.optional(v.boolean(), true)
export const time = v.pipe(
  v.string(),
  v.isoTimestamp('must be a time such as 2027-01-31T12:00:00Z'),
)
