import type { KeyValueStore } from './storage.ts'

/** Where the apps of this origin keep the user's choice. */
export const themeKey = 'vestibule.theme'

export type ThemeChoice = 'light' | 'dark' | 'system'

/** A branding file may pin a theme for everyone; else the user's choice holds; else the system's preference. */
export function themeToShow(
  storage: Pick<KeyValueStore, 'getItem'>,
  pinned: 'light' | 'dark' | undefined,
): ThemeChoice {
  const chosen = storage.getItem(themeKey)
  return pinned ?? (chosen === 'light' || chosen === 'dark' ? chosen : 'system')
}
