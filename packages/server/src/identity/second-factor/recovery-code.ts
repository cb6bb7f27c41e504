import { typedCode } from '@vestibule/api-client/contract'
import type { Keys } from '../../platform/keys.ts'

/** The stored form of a recovery code: a keyed hash that includes the user id. Separators and case do not matter. */
export function recoveryCodeHash(keys: Keys, userId: string, code: string): Buffer {
  return keys.mac('recovery-code', userId, typedCode(code).toUpperCase())
}
