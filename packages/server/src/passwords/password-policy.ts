import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  passwordLength,
  unmetPasswordRules,
  type PasswordRule,
} from '@vestibule/api-client/contract'
import { fieldError } from '../http/api-error.ts'
import { packageRoot } from '../package-root.ts'

/** Common passwords that are long enough, and words that are with ornaments; made by scripts/common-passwords.mjs. */
const commonPasswords = listed('common-passwords.txt')
const commonWords = listed('common-words.txt')

function listed(name: string): ReadonlySet<string> {
  return new Set(
    readFileSync(join(packageRoot, 'data', name), 'utf8')
      .trim()
      .split('\n'),
  )
}

const reasons: Record<PasswordRule, string> = {
  length: `Use ${passwordLength.min} to ${passwordLength.max} characters`,
  uppercase: 'Use at least one uppercase letter',
  lowercase: 'Use at least one lowercase letter',
  digit: 'Use at least one digit',
  special: 'Use at least one special character',
}

interface Circumstances {
  readonly email: string
  /** Of the person, the organization and the platform. */
  readonly names: readonly string[]
  /** On the legacy reset page only the length counts, from this many characters on. */
  readonly legacyMin?: number
}

/** Throws ApiError `validation_failed` with the reason if this may not become a password. */
export function checkNewPassword(password: string, circumstances: Circumstances) {
  const reason = refusalOf(password, circumstances)
  if (reason !== null) throw fieldError('password', reason)
}

function refusalOf(password: string, { email, names, legacyMin }: Circumstances): string | null {
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
  if (isMadeOf(password, [email])) return 'The password must not be made of your email'
  if (isMadeOf(password, [email, ...names])) {
    return 'The password must not be made of your name, your organization or this platform'
  }
  return null
}

/** `Password123!` is `password` with the ornaments that the rules ask for. */
export function isCommon(password: string): boolean {
  const lower = password.toLowerCase()
  const bare = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return commonPasswords.has(lower) || commonPasswords.has(bare) || commonWords.has(bare)
}

/** What is left without the words of these texts has to be a password's worth itself. */
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
