import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  passwordLength,
  unmetPasswordRules,
  type PasswordRule,
} from '@vestibule/api-client/contract'
import { fieldError } from '../http/api-error.ts'
import { packageRoot } from '../package-root.ts'

/** The 3,000 most common passwords, in lower case; made by scripts/common-passwords.mjs. */
const commonPasswords = new Set(
  readFileSync(join(packageRoot, 'data', 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n'),
)

const reasons: Record<PasswordRule, string> = {
  length: `Use ${passwordLength.min} to ${passwordLength.max} characters`,
  uppercase: 'Use at least one uppercase letter',
  lowercase: 'Use at least one lowercase letter',
  digit: 'Use at least one digit',
  special: 'Use at least one special character',
}

interface Circumstances {
  readonly email: string
  /** On the legacy reset page only the length counts, from this many characters on. */
  readonly legacyMin?: number
}

/** Throws ApiError `validation_failed` with the reason if this may not become a password. */
export function checkNewPassword(password: string, circumstances: Circumstances) {
  const reason = refusalOf(password, circumstances)
  if (reason !== null) throw fieldError('password', reason)
}

function refusalOf(password: string, { email, legacyMin }: Circumstances): string | null {
  if (legacyMin !== undefined) {
    const length = Array.from(password).length
    if (length < legacyMin) {
      return `Password is too small, it should have atleast ${legacyMin} characters`
    }
    if (length > passwordLength.max) return reasons.length
  } else {
    const [unmet] = unmetPasswordRules(password)
    if (unmet !== undefined) return reasons[unmet]
  }
  if (isCommon(password)) return 'This password is one of the most common ones'
  if (isMadeOfEmail(password, email)) return 'The password must not be made of your email'
  return null
}

/** `Password123!` is `password` with the ornaments that the rules ask for. */
export function isCommon(password: string): boolean {
  const lower = password.toLowerCase()
  const bare = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return commonPasswords.has(lower) || commonPasswords.has(bare)
}

/** What is left without the parts of the address has to be a password's worth itself. */
function isMadeOfEmail(password: string, email: string): boolean {
  const parts = [email, ...email.split('@'), ...email.split(/[^\p{L}\d]+/u)]
    .map((part) => part.toLowerCase())
    .filter((part) => part.length >= 4)
    .toSorted((a, b) => b.length - a.length)
  const lower = password.toLowerCase()
  const rest = parts.reduce((text, part) => text.replaceAll(part, ''), lower)
  return rest !== lower && rest.replace(/[^\p{L}\d]/gu, '').length < 6
}
