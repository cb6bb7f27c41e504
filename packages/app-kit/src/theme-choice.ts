import type { ThemeName } from '@vestibule/ui/theme'

/** The storage key under which all apps of this origin store which theme the user has chosen. */
export const themeKey = 'vestibule.theme'

/** Parses a stored choice of theme. A text that no app has written counts as no choice. */
export function readTheme(kept: string | null): ThemeName {
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/**
 * The theme to show: the one that the platform's branding forces on everyone, otherwise the user's choice, otherwise
 * the system's.
 */
export function themeToShow(
  storage: Pick<Storage, 'getItem'>,
  pinned: 'light' | 'dark' | undefined,
): ThemeName {
  return pinned ?? readTheme(storage.getItem(themeKey))
}
