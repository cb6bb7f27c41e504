import type { Texts } from '../../texts/en.ts'
import { fill } from '../../texts/fill.ts'

/** What is wrong with what was typed on the page of mailed recovery links; nothing, if it may be sent. */
export function resetPasswordFault(
  typed: { readonly email: string; readonly password: string; readonly confirm: string },
  /** Fewest characters, in code points. */
  min: number,
  { legacyReset }: Pick<Texts, 'legacyReset'>,
): string | undefined {
  if (!typed.email || !typed.password || !typed.confirm) return legacyReset.missing
  if (typed.password !== typed.confirm) return legacyReset.mismatch
  const codePoints = Array.from(typed.password).length
  return codePoints < min ? fill(legacyReset.tooShort, { min }) : undefined
}
