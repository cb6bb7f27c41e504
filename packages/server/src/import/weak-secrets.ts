import { isBreached } from '../identity/passwords/breached-passwords.ts'
import { isCommonPassword } from '../identity/passwords/common-passwords.ts'
import { isMadeOf } from '../identity/passwords/password-policy.ts'
import { isTold } from '../identity/recovery/security-answer.ts'
import type { ImportedUser } from './import-schema.ts'
import type { Mistake } from './mistakes.ts'

/** Minimum entropy of a token in bits. A token with less could be guessed. */
const tokenBits = 128
/**
 * Minimum characters of a password. No page on which users choose a password allows fewer; the page of a mailed reset
 * link allows that few by default.
 */
const passwordCharacters = 8
/** Minimum number of different characters in a recovery code. Only one of 30,000 random codes has fewer. */
const differentInCode = 4
/** Minimum characters of an answer to a security question, as on the page where users set it. */
const answerCharacters = 3

interface Surroundings {
  readonly organizationName: string | undefined
  /** Where the user is in the file. */
  readonly path: Mistake['path']
  readonly breachedPasswordsFile: string | null
}

/**
 * Reports the secrets of a user in the file that could be guessed: password, authenticator secret, recovery codes,
 * security answer and tokens. Throws if the file of breached passwords cannot be read.
 */
export async function weakSecretsOf(
  user: ImportedUser,
  { organizationName, path, breachedPasswordsFile }: Surroundings,
): Promise<Mistake[]> {
  const found: Mistake[] = []
  const weak = (at: Mistake['path'], message: string) =>
    found.push({ path: [...path, ...at], message })
  const { password, totp_secret, api_tokens = [], recovery_codes = [] } = user
  if (password !== undefined && Array.from(password).length < passwordCharacters) {
    weak(['password'], `has less than ${passwordCharacters} characters`)
  } else if (password !== undefined && isCommonPassword(password)) {
    weak(['password'], 'is one of the most common ones')
  } else if (
    password !== undefined &&
    breachedPasswordsFile !== null &&
    (await isBreached(breachedPasswordsFile, password))
  ) {
    weak(['password'], 'has appeared in a data breach')
  }
  const { email, first_name, last_name, organization } = user
  const names = [email, first_name, last_name, organizationName ?? organization]
  if (password !== undefined && isMadeOf(password, names)) {
    weak(['password'], 'is made of the address or a name of the account')
  }
  if (totp_secret !== undefined && new Set(totp_secret.replaceAll('=', '')).size < 5) {
    weak(['totp_secret'], 'repeats itself: it can be guessed')
  }
  for (const [index, code] of recovery_codes.entries()) {
    if (new Set(code.toUpperCase().replace('-', '')).size < differentInCode) {
      weak(['recovery_codes', index], 'repeats itself: it can be guessed')
    }
  }
  const { question, answer } = user.security_question ?? {}
  if (answer !== undefined && Array.from(answer.trim()).length < answerCharacters) {
    weak(['security_question', 'answer'], `has less than ${answerCharacters} characters`)
  } else if (question !== undefined && answer !== undefined && isTold(question, answer)) {
    weak(['security_question', 'answer'], 'stands in the question')
  }
  for (const [index, token] of api_tokens.entries()) {
    const text = typeof token === 'string' ? token : 'token' in token ? token.token : null
    if (text !== null && bitsOf(text) < tokenBits) {
      weak(['api_tokens', index], `has less than ${tokenBits} bits`)
    }
  }
  return found
}

/**
 * Estimates the entropy of a token in bits, as if its characters had been drawn at random from the kinds of characters
 * that it contains, such as digits. The kind of all other characters counts as two characters, as in base64. Returns 0
 * for a token with fewer than eight different characters.
 */
function bitsOf(token: string): number {
  const distinct = new Set(token).size
  if (distinct < 8) return 0
  const kinds = [
    [/[a-f]/, 6],
    [/[g-z]/, 20],
    [/[A-F]/, 6],
    [/[G-Z]/, 20],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 2],
  ] as const
  const alphabet = kinds.reduce((sum, [kind, size]) => sum + (kind.test(token) ? size : 0), 0)
  return token.length * Math.log2(alphabet)
}
