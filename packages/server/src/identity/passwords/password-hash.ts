import { hash, hashRaw, verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'

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

/** Algorithm, version and cost, as a hash names them: `$argon2id$v=19$m=19456,t=2,p=1`. */
const madeBy = (stored: string) => stored.split('$').slice(0, 4).join('$')

/**
 * A new hash in place of a stored one whose algorithm or cost is outdated. Null if the hash is up to date. Call it only
 * with the right password.
 */
export async function renewedHash(stored: string, password: string): Promise<string | null> {
  return madeBy(stored) === madeBy(await nobody) ? null : hashPassword(password)
}

/**
 * Cost and salt for several hashes, in the form of a hash without its last part. Each of the hashes is stored with it.
 */
export function newHashing(): string {
  const { memoryCost, timeCost, parallelism } = cost
  const salt = randomBytes(16).toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}`
}

/** The hash of a text by the cost and salt of `newHashing`, as bytes. */
export async function hashAs(hashing: string, text: string): Promise<Buffer> {
  const [, memory, time, lanes, salt = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)$/.exec(hashing) ?? []
  return hashRaw(text, {
    memoryCost: Number(memory),
    timeCost: Number(time),
    parallelism: Number(lanes),
    salt: Buffer.from(salt, 'base64'),
  })
}
