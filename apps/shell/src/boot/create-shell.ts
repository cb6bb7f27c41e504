import { createClient, type Client } from '@vestibule/api-client'
import { sendErrorReport } from '@vestibule/app-kit/error-report'
import { createErrorReporter } from '@vestibule/app-kit/error-reporter'
import { clientInWords } from '@vestibule/app-kit/refusals/client-in-words'
import { loadRefusalTexts } from '@vestibule/app-kit/refusals/load-refusal-texts'
import { createSession, createSharedStorage, type SessionOptions } from '@vestibule/session'
import type { Shell } from '../shell.ts'
import { loadPage } from './load-page.ts'
import type { Settings } from './settings.ts'
import { createThemeChoice } from './theme-choice.ts'

export interface ShellOptions {
  readonly settings: Settings
  /** The API client. Default: a new client of this origin. */
  readonly client?: Client
  /** Window, clock and log to use instead of the browser's, for tests and other hosts. */
  readonly session?: Pick<SessionOptions, 'window' | 'clock' | 'log'>
  /** Opens an address by a full navigation. Default: `loadPage`. */
  readonly leave?: (url: string) => void
}

/** Creates the shared services of the shell. It sends no request and starts nothing. */
export function createShell(options: ShellOptions): Shell {
  const { settings } = options
  const client = clientInWords(options.client ?? createClient(), loadRefusalTexts)
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
    leave: options.leave ?? ((url) => loadPage(window.location, url)),
  }
}

/** The primary colour that the design tokens contain already, so that it need not be set. */
const defaultPrimary = '#3367d6'
