import type { SharedStorage } from '@vestibule/session'
import { readTheme, themeKey } from '@vestibule/app-kit/theme-choice'
import type { ThemeName } from '@vestibule/ui/theme'
import { createStore, type StoreApi } from 'zustand/vanilla'

export interface ThemeState {
  /** What the user chose; `system` until then. */
  readonly choice: ThemeName
  /** Set for everyone by the branding file; the choice waits. */
  readonly pinned: 'light' | 'dark' | null
}

export interface ThemeChoice {
  readonly store: StoreApi<ThemeState>
  readonly choose: (theme: ThemeName) => void
  readonly pin: (theme: 'light' | 'dark' | null) => void
  /** Follows the choice made in other tabs. Returns the way out. */
  readonly start: () => () => void
}

/** The theme in force: pinned by the branding, else chosen by the user, else the system's. */
export function themeInForce({ choice, pinned }: ThemeState): ThemeName {
  return pinned ?? choice
}

/** The user's choice of theme, kept in storage. */
export function createThemeChoice(storage: SharedStorage): ThemeChoice {
  const kept = () => readTheme(storage.get(themeKey))
  const store = createStore<ThemeState>(() => ({ choice: kept(), pinned: null }))
  return {
    store,
    choose: (choice) => {
      storage.set(themeKey, choice === 'system' ? null : choice)
      store.setState({ choice })
    },
    pin: (pinned) => store.setState({ pinned }),
    start: () => storage.subscribe(themeKey, () => store.setState({ choice: kept() })),
  }
}
