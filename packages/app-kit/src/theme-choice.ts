import type { ThemeName } from '@vestibule/ui/theme'

/** Where the apps of this origin keep the user's choice. */
export const themeKey = 'vestibule.theme'

/** The choice as it was kept; what no app has written is none. */
export function readTheme(kept: string | null): ThemeName {
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** A branding file may pin a theme for everyone; else the user's choice holds; else the system's preference. */
export function themeToShow(
  storage: Pick<Storage, 'getItem'>,
  pinned: 'light' | 'dark' | undefined,
): ThemeName {
  return pinned ?? readTheme(storage.getItem(themeKey))
}
