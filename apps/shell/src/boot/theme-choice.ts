import type { createSharedStorage } from '@vestibule/session'
import { readTheme, themeKey } from '@vestibule/app-kit/theme-choice'
import type { ThemeName } from '@vestibule/ui/theme'
import { createStore, type StoreApi } from 'zustand/vanilla'

export interface ThemeState {
  /** The theme that the user has chosen. Default: `system`. */
  readonly choice: ThemeName
  /**
   * The theme that the platform's branding forces on everyone; null if none. It overrides the user's choice, which
   * stays stored.
   */
  readonly pinned: 'light' | 'dark' | null
}

export interface ThemeChoice {
  readonly store: StoreApi<ThemeState>
  readonly choose: (theme: ThemeName) => void
  readonly pin: (theme: 'light' | 'dark' | null) => void
  /** From now on takes over the theme that the user chooses in another tab. Returns a function that stops this. */
  readonly start: () => () => void
}

/** The theme to show: that of the branding, otherwise that which the user has chosen. */
export function themeInForce({ choice, pinned }: ThemeState): ThemeName {
  return pinned ?? choice
}

/**
 * Creates the store of the theme: what the user has chosen, which it also keeps in storage, and what the branding
 * forces.
 */
export function createThemeChoice(storage: ReturnType<typeof createSharedStorage>): ThemeChoice {
  const kept = () => readTheme(storage.getItem(themeKey))
  const store = createStore<ThemeState>(() => ({ choice: kept(), pinned: null }))
  return {
    store,
    choose: (choice) => {
      if (choice === 'system') storage.removeItem(themeKey)
      else storage.setItem(themeKey, choice)
      store.setState({ choice })
    },
    pin: (pinned) => store.setState({ pinned }),
    start: () => storage.subscribe(themeKey, () => store.setState({ choice: kept() })),
  }
}
