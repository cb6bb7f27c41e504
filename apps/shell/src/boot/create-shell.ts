import { createClient, type Client } from '@vestibule/api-client'
import { sendErrorReport } from '@vestibule/app-kit/error-report'
import { createErrorReporter } from '@vestibule/app-kit/error-reporter'
import { createSession, createSharedStorage, type SessionOptions } from '@vestibule/session'
import type { Shell } from '../shell.ts'
import type { Settings } from './settings.ts'
import { createThemeChoice } from './theme-choice.ts'

export interface ShellOptions {
  readonly settings: Settings
  /** Default: a client for this page. */
  readonly client?: Client
  /** For tests and other hosts. */
  readonly session?: Pick<SessionOptions, 'window' | 'clock' | 'log'>
  /** Default: `location.assign`. */
  readonly leave?: (url: string) => void
}

/** Makes what the shell needs. It sends no request and starts nothing. */
export function createShell(options: ShellOptions): Shell {
  const { settings, client = createClient() } = options
  const storage = createSharedStorage(window)
  const session = createSession({
    client,
    storage,
    appName: settings.appName,
    virtualCohorts: settings.virtualCohortsEnabled,
    ...(settings.parentDomain !== null && { parentDomain: settings.parentDomain }),
    ...options.session,
  })
  return {
    settings,
    client,
    session,
    theme: createThemeChoice(storage),
    branding: settings.primaryColor === defaultPrimary ? {} : { primary: settings.primaryColor },
    reportError: createErrorReporter((error, supportCode) => {
      const source = { app: settings.appName, settings, path: window.location.pathname }
      void sendErrorReport(client, error, supportCode, source)
    }),
    leave: options.leave ?? ((url) => window.location.assign(url)),
  }
}

/** The default of the design tokens. It need not be set. */
const defaultPrimary = '#3367d6'
