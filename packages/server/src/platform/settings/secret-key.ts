import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './settings.ts'

/**
 * The secret key in the settings, or else the one in the data directory. At the first call without either, generates
 * one and stores it there.
 */
export function secretKeyOf(settings: Pick<Settings, 'secretKey' | 'dataDir'>): string {
  if (settings.secretKey !== null) return settings.secretKey
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
  const file = join(settings.dataDir, 'secret-key')
  try {
    // The flag `wx` makes this fail if a key exists: overwriting it would make everything encrypted with it unreadable.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
