import {
  passwordLength,
  unmetPasswordRules,
  type PasswordRefusal,
  type PasswordRuleName,
} from '@vestibule/api-client/contract'
import { ApiError, fieldError } from '../../platform/http/api-error.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { isBreached } from './breached-passwords.ts'
import { isCommonPassword } from './common-passwords.ts'

const reasons: Record<PasswordRuleName, string> = {
  length: `Use ${passwordLength.min} to ${passwordLength.max} characters`,
  uppercase: 'Use at least one uppercase letter',
  lowercase: 'Use at least one lowercase letter',
  digit: 'Use at least one digit',
  special: 'Use at least one special character',
}

interface Circumstances {
  readonly email: string
  /** Names of the person, the organisation and the platform. */
  readonly names: readonly string[]
  /**
   * Minimum length on the screen `/auth/reset-password`, from the setting `RESET_PASSWORD_MIN_LENGTH`. It replaces the
   * other minimum length, and the rules about kinds of characters do not apply. Absent on other screens.
   */
  readonly legacyMin?: number
}

type Refused = readonly [PasswordRefusal, string]

/**
 * Throws ApiError `validation_failed` with the reason if the policy forbids the new password, and `unavailable` if the
 * file of breached passwords cannot be read.
 */
export async function checkNewPassword(
  { settings }: { readonly settings: Pick<Settings, 'breachedPasswordsFile' | 'passwordRules'> },
  password: string,
  circumstances: Circumstances,
) {
  const refused =
    refusalOf(password, circumstances, settings) ??
    (await breachOf(settings.breachedPasswordsFile, password))
  if (refused !== null) throw fieldError('password', refused[1], refused[0])
}

function refusalOf(
  password: string,
  { email, names, legacyMin }: Circumstances,
  { passwordRules }: Pick<Settings, 'passwordRules'>,
): Refused | null {
  if (legacyMin !== undefined) {
    const length = Array.from(password).length
    if (length < legacyMin) {
      return [
        'password_length',
        `Password is too small, it should have atleast ${legacyMin} characters`,
      ]
    }
    if (length > passwordLength.max) return ['password_length', reasons.length]
  } else {
    const [unmet] = unmetPasswordRules(password, passwordRules)
    if (unmet !== undefined) return [`password_${unmet}`, reasons[unmet]]
  }
  if (isCommonPassword(password)) {
    return ['password_common', 'This password is one of the most common ones']
  }
  if (isMadeOf(password, [email])) {
    return ['password_made_of_email', 'The password must not be made of your email']
  }
  if (isMadeOf(password, [email, ...names])) {
    return [
      'password_made_of_names',
      'The password must not be made of your name, your organization or this platform',
    ]
  }
  return null
}

/**
 * The refusal of a password that the file of breached passwords lists. Null: it is not listed. Throws if the file
 * cannot be read, because an unchecked password must not be accepted.
 */
async function breachOf(file: string | null, password: string): Promise<Refused | null> {
  if (file === null) return null
  const found = await isBreached(file, password).catch((cause: unknown) => {
    throw new ApiError('unavailable', undefined, { cause })
  })
  return found ? ['password_breached', 'This password has appeared in a data breach'] : null
}

/**
 * Whether a password contains some of these texts, or words of them (each of at least 3 characters), and without them
 * has fewer than 6 letters and digits.
 */
export function isMadeOf(password: string, texts: readonly string[]): boolean {
  const words = texts
    .flatMap((text) => [text, ...text.split('@'), ...text.split(/[^\p{L}\p{M}\d]+/u)])
    .map(compared)
    .filter((word) => Array.from(word).length >= shortestWord)
    .toSorted((a, b) => b.length - a.length)
  const given = compared(password)
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), given)
  return rest !== given && rest.replace(/[^\p{L}\d]/gu, '').length < 6
}

const shortestWord = 3
const compared = (text: string) => text.normalize('NFKC').toLowerCase()
