import { fetchPart, type Client } from '@vestibule/api-client'
import { createErrorReporter, type ReportError } from '@vestibule/app-kit/error-reporter'
import { useMemo } from 'react'
import type { Settings } from '../../boot/settings.ts'

/** The reporter of this page. */
export function useErrorReporter(client: Client, settings: Settings): ReportError {
  return useMemo(
    () => createErrorReporter((error, code) => void send(client, settings, error, code)),
    [client, settings],
  )
}

async function send(...report: [Client, Settings, error: unknown, supportCode: string]) {
  try {
    // No part of the first screen: it comes with the router.
    const { sendReport } = await fetchPart(() => import('../send-report.ts'))
    await sendReport(...report)
  } catch {
    // The report of an error must not be the next error to report.
  }
}
