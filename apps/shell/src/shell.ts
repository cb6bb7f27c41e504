import type { Client } from '@vestibule/api-client'
import type { ReportError } from '@vestibule/app-kit/error-reporter'
import type { Session } from '@vestibule/session'
import type { BrandColors } from '@vestibule/ui/theme'
import { createContext, useContext } from 'react'
import type { Settings } from './boot/settings.ts'
import type { ThemeChoice } from './boot/theme-choice.ts'

/** The shared services of the shell. Created once per page, before the first render. */
export interface Shell {
  readonly settings: Settings
  readonly client: Client
  readonly session: Session
  readonly theme: ThemeChoice
  readonly branding: BrandColors
  readonly reportError: ReportError
  /** Opens a URL of this platform by a full navigation. */
  readonly leave: (url: string) => void
}

export const ShellContext = createContext<Shell | null>(null)

/**
 * Returns the shared services of the shell.
 * @throws {Error} outside of the app.
 */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('No shell here: render this inside <App>')
  return shell
}
