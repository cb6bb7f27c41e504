import { hash, hashRaw, verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'

/** Argon2id as recommended by OWASP: 19 MiB, two passes, one lane. Runs in a thread pool. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

// Normalises the Unicode form of a password: keyboards send the same characters in different compositions.
const composed = (password: string) => password.normalize('NFKC')

export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), cost)
}

const nobody = hashPassword('the password of no account')

/**
 * Whether a password matches the stored hash. If there is no hash (null), takes the same time, so that timing does not
 * reveal whether the account has a password.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), composed(password))
  return matches && stored !== null
}

/** The algorithm, version and cost at the beginning of a hash: `$argon2id$v=19$m=19456,t=2,p=1`. */
const madeBy = (stored: string) => stored.split('$').slice(0, 4).join('$')

/**
 * Hashes the password again if the algorithm or cost of its stored hash is outdated. Null if the hash is up to date.
 * Call it only after the password was found right.
 */
export async function renewedHash(stored: string, password: string): Promise<string | null> {
  return madeBy(stored) === madeBy(await nobody) ? null : hashPassword(password)
}

/**
 * Makes a new salt, and returns it with the current cost, in the form of an Argon2id hash without its last part.
 * Several hashes may use the same salt; each must be stored with it.
 */
export function newHashing(): string {
  const { memoryCost, timeCost, parallelism } = cost
  const salt = randomBytes(16).toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}`
}

/** Hashes a text with the cost and salt that `newHashing` made. Returns the bytes of the hash. */
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
