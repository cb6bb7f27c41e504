import type { Client } from '@vestibule/api-client'
import { createErrorReporter, type ReportError } from '@vestibule/app-kit/error-reporter'
import { fetchCode } from '@vestibule/base/code'
import { useMemo } from 'react'
import type { Settings } from '@vestibule/app-kit/screens/auth-settings'

export function useErrorReporter(client: Client, settings: Settings): ReportError {
  return useMemo(
    () => createErrorReporter((error, code) => void send(client, settings, error, code)),
    [client, settings],
  )
}

async function send(client: Client, settings: Settings, error: unknown, supportCode: string) {
  const source = { app: 'auth', settings, path: window.location.pathname }
  try {
    // Load the code of error reports only now: it is in the chunk of the router, which the start screen does not load.
    const { sendErrorReport } = await fetchCode(() => import('@vestibule/app-kit/error-report'))
    await sendErrorReport(client, error, supportCode, source)
  } catch {
    // A failure of the report itself is not reported.
  }
}
