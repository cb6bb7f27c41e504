import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator shows at a given time. */
export function totpCode(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
}
