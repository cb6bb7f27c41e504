import { hash, verify } from '@node-rs/argon2'

/** Argon2id, as OWASP asks for: 19 MiB, two passes, one lane. Runs in threads of its own. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

// The same characters can be composed in several ways; keyboards differ in which they send.
const composed = (password: string) => password.normalize('NFKC')

export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), cost)
}

const nobody = hashPassword('the password of no account')

/** Compares in the same time whether or not there is a hash to compare with. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), composed(password))
  return matches && stored !== null
}
