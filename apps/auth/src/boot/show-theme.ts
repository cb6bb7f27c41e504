import type { Branding } from '@vestibule/api-client/contract'
import { themeToShow } from '@vestibule/app-kit/theme-choice'
import { applyTheme } from '@vestibule/ui/theme'
import { defaultSettings, type Settings } from './settings.ts'
import type { KeyValueStore } from './storage.ts'

/** Gives the page its theme and an organisation's colours. Returns how to take them back. */
export function showTheme(
  storage: Pick<KeyValueStore, 'getItem'>,
  { primaryColor }: Pick<Settings, 'primaryColor'>,
  branding: Branding | null,
): () => void {
  const page = branding?.authAppBackgroundColor
  return applyTheme(document.documentElement, themeToShow(storage, branding?.theme), {
    // The default is what the design tokens hold, each theme with shades of its own.
    ...(primaryColor !== defaultSettings.primaryColor && { primary: primaryColor }),
    ...(page !== undefined && { page }),
  })
}
