import type { Keys } from '../keys.ts'

/** How a recovery code is stored: keyed and salted by its user; its separator and case do not matter. */
export function recoveryCodeHash(keys: Keys, userId: string, code: string): Buffer {
  return keys.mac('recovery-code', userId, code.replace(/[^A-Za-z0-9]/g, '').toUpperCase())
}
