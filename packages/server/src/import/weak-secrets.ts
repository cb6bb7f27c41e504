import { isCommon, isMadeOf } from '../passwords/password-policy.ts'
import type { ImportFile } from './import-schema.ts'

/** What an attacker can try out. */
const tokenBits = 128

export interface WeakSecret {
  readonly path: readonly (string | number)[]
  readonly why: string
}

/** Passwords, authenticator keys and tokens that can be guessed. */
export function weakSecrets({ users, organizations }: ImportFile): WeakSecret[] {
  const found: WeakSecret[] = []
  const nameOf = new Map(organizations.map(({ id, name }) => [id, name]))
  for (const [index, user] of users.entries()) {
    const { password, totp_secret, api_tokens = [] } = user
    const weak = (path: readonly (string | number)[], why: string) =>
      found.push({ path: ['users', index, ...path], why })
    if (password !== undefined && isCommon(password)) {
      weak(['password'], 'is one of the most common ones')
    }
    const { email, first_name, last_name, organization } = user
    const names = [email, first_name, last_name, nameOf.get(organization) ?? organization]
    if (password !== undefined && isMadeOf(password, names)) {
      weak(['password'], 'is made of the address or a name of the account')
    }
    if (totp_secret !== undefined && new Set(totp_secret.replaceAll('=', '')).size < 5) {
      weak(['totp_secret'], 'repeats itself: it can be guessed')
    }
    for (const [at, token] of api_tokens.entries()) {
      const text = typeof token === 'string' ? token : 'token' in token ? token.token : null
      if (text !== null && bitsOf(text) < tokenBits)
        weak(['api_tokens', at], `has less than ${tokenBits} bits`)
    }
  }
  return found
}

/** At most so many: as if each character were drawn by chance from its kind. */
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
