import { useEffect, type ReactNode } from 'react'
import { applyTheme, type Branding, type ThemeName } from './apply-theme.ts'

export { applyTheme, type Branding, type ThemeName } from './apply-theme.ts'

export type ThemeProviderProps = {
  /** `system` follows the preference of the operating system. */
  theme?: ThemeName
  branding?: Branding
  children: ReactNode
}

/** Keeps theme and branding of the page as given; see `applyTheme`. */
export function ThemeProvider({ theme = 'system', branding, children }: ThemeProviderProps) {
  const { primary, page } = branding ?? {}
  useEffect(
    () => applyTheme(document.documentElement, theme, { primary, page }),
    [theme, primary, page],
  )
  return children
}
