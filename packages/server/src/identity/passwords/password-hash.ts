import { hash, verify } from '@node-rs/argon2'

/** Argon2id as recommended by OWASP: 19 MiB, two passes, one lane. Runs in a thread pool. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

// The same characters have several Unicode compositions, and keyboards differ in which one they send.
const composed = (password: string) => password.normalize('NFKC')

export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), cost)
}

const nobody = hashPassword('the password of no account')

/** Takes the same time whether or not there is a stored hash. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), composed(password))
  return matches && stored !== null
}
