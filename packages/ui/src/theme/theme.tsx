import { useEffect, type ReactNode } from 'react'
import { applyTheme, type BrandColors, type ThemeName } from './apply-theme.ts'

export { applyTheme, type BrandColors, type ThemeName, type ThemeOptions } from './apply-theme.ts'

export type ThemeProviderProps = {
  /** `system` follows the preference of the operating system. */
  theme?: ThemeName
  /** Colours of an organisation, for the primary button and the page behind the sign-in card. */
  branding?: BrandColors
  /** The app. */
  children: ReactNode
}

/** Keeps theme and branding of the page as given; see `applyTheme`. */
export function ThemeProvider({ theme = 'system', branding, children }: ThemeProviderProps) {
  const { primary, page } = branding ?? {}
  useEffect(
    () => applyTheme(document.documentElement, { theme, branding: { primary, page } }),
    [theme, primary, page],
  )
  return children
}
