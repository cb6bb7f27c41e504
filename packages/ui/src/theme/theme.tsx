import { useEffect, type ReactNode } from 'react'
import { applyTheme, type BrandColors, type ThemeName } from './apply-theme.ts'

export { applyTheme, type BrandColors, type ThemeName } from './apply-theme.ts'

export type ThemeProviderProps = {
  /** `system` follows the preference of the operating system. */
  theme?: ThemeName
  /** An organisation's colours, for the primary button and the background of the sign-in screens. */
  branding?: BrandColors
  /** The content, usually the whole app. */
  children: ReactNode
}

/** Applies theme and branding to the page; see `applyTheme`. */
export function ThemeProvider({ theme = 'system', branding, children }: ThemeProviderProps) {
  const { primary, page } = branding ?? {}
  useEffect(
    () => applyTheme(document.documentElement, { theme, branding: { primary, page } }),
    [theme, primary, page],
  )
  return children
}
