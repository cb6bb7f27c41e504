import { Secret, TOTP } from 'otpauth'

const periodS = 30

const totpOf = (
  secret: string,
  named: { readonly issuer?: string; readonly label?: string } = {},
) => new TOTP({ ...named, secret: Secret.fromBase32(secret), period: periodS })

/** A new key in base32: 160 random bits, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/**
 * The `otpauth:` URL that the QR code holds for the authenticator app. The app lists the entry under the platform's
 * name and the address, and replaces an entry with the same two.
 */
export function otpauthUrl(secret: string, email: string, platformName: string): string {
  // Removes colons, because a colon separates the name from the address.
  const issuer = platformName.replaceAll(':', ' ')
  return totpOf(secret, { issuer, label: email }).toString()
}

/** The time step that the code belongs to, at most `driftS` seconds off; null if it matches none. */
export function stepOf(secret: string, code: string, now: Date, driftS: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const window = driftS / periodS
  const delta = totpOf(secret).validate({ token: code, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / 1000 / periodS) + delta
}
