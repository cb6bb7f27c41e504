import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { themeInForce } from '../boot/theme-choice.ts'
import { useShell } from '../shell.ts'

const dark = '(prefers-color-scheme: dark)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(dark)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** The theme that the user sees. For the choice `system`, it is the theme of the system. */
export function useThemeShown(): 'light' | 'dark' {
  const theme = themeInForce(useStore(useShell().theme.store))
  const isDark = useSyncExternalStore(subscribe, () => window.matchMedia(dark).matches)
  if (theme !== 'system') return theme
  return isDark ? 'dark' : 'light'
}
