import { Secret, TOTP } from 'otpauth'

const periodS = 30

const totpOf = (
  secret: string,
  named: { readonly issuer?: string; readonly label?: string } = {},
) => new TOTP({ ...named, secret: Secret.fromBase32(secret), period: periodS })

/** A new TOTP secret in base32: 160 random bits, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/**
 * The `otpauth:` URL in the QR code that the authenticator app scans. The app lists the entry under the platform's name
 * and the user's address, and overwrites an entry with the same two.
 */
export function otpauthUrl(secret: string, email: string, platformName: string): string {
  // Remove colons from the name: in the label of the URL, a colon separates the name from the address.
  const issuer = platformName.replaceAll(':', ' ')
  return totpOf(secret, { issuer, label: email }).toString()
}

/**
 * The time step to which an authenticator's code belongs. Null if it is the code of no step within `driftS` seconds
 * from now.
 */
export function stepOf(secret: string, code: string, now: Date, driftS: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const window = driftS / periodS
  const delta = totpOf(secret).validate({ token: code, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / 1000 / periodS) + delta
}
