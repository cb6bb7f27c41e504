import { crc32 } from 'node:zlib'
import { tokenPrefix } from '@vestibule/api-client/contract'
import { hashToken, randomText } from '../../platform/random.ts'

/** The characters of tokens: only letters and digits, so that a double click selects the whole token. */
const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** A secret of 43 characters out of 62 has 256 random bits. */
const secretLength = 43
/** The checksum of 32 bits has this many characters in base 62. */
const checkLength = 6

const form = new RegExp(
  `^${tokenPrefix}([0-9A-Za-z]{${secretLength}})([0-9A-Za-z]{${checkLength}})$`,
)

/** A new token for programs: prefix, secret, checksum. */
export function newAppToken(): string {
  const secret = randomText(letters, secretLength)
  return tokenPrefix + secret + checkOf(secret)
}

/**
 * The hash by which a token is stored and looked up. Null if its form or its checksum is wrong, so that mistyped and
 * made-up tokens need no database query.
 */
export function hashOfAppToken(token: string): Buffer | null {
  const [, secret = '', check] = form.exec(token) ?? []
  return check !== undefined && check === checkOf(secret) ? hashToken(token) : null
}

function checkOf(secret: string): string {
  let left = crc32(tokenPrefix + secret)
  let check = ''
  for (let n = 0; n < checkLength; n += 1) {
    check = (letters[left % 62] ?? '') + check
    left = Math.floor(left / 62)
  }
  return check
}
