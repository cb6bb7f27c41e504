import { readFileSync } from 'node:fs'
import { branding, type Branding } from '@vestibule/api-client/contract'
import * as v from 'valibot'
import { SettingsError, type Settings } from '../settings/settings.ts'

/**
 * Reads the operator's branding file. Returns an empty object if the settings name no file. Throws SettingsError if the
 * file cannot be read or is invalid.
 */
export function readBranding({ brandingFile }: Pick<Settings, 'brandingFile'>): Branding {
  if (brandingFile === null) return {}
  try {
    return v.parse(branding, JSON.parse(readFileSync(brandingFile, 'utf8')))
  } catch (error) {
    throw new SettingsError([`BRANDING_FILE ${brandingFile}: ${(error as Error).message}`])
  }
}
