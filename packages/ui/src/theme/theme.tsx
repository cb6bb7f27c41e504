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

/**
 * Applies the theme and an organisation's colours to the page, and takes them away when unmounted. The colours appear
 * only after the first render; call `applyTheme` before it to avoid a flash.
 */
export function ThemeProvider({ theme = 'system', branding, children }: ThemeProviderProps) {
  const { primary, page } = branding ?? {}
  useEffect(
    () => applyTheme(document.documentElement, { theme, branding: { primary, page } }),
    [theme, primary, page],
  )
  return children
}
