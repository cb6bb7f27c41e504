import { passwordLength } from '@vestibule/api-client/contract'
import type { Texts } from '../../texts/en.ts'

/** What is wrong with what was typed on the page of mailed recovery links; nothing, if it may be sent. */
export function resetPasswordFault(
  typed: { readonly email: string; readonly password: string; readonly confirm: string },
  { legacyReset }: Pick<Texts, 'legacyReset'>,
): string | undefined {
  if (!typed.email || !typed.password || !typed.confirm) return legacyReset.missing
  if (typed.password !== typed.confirm) return legacyReset.mismatch
  const codePoints = Array.from(typed.password).length
  return codePoints < passwordLength.legacyMin ? legacyReset.tooShort : undefined
}
