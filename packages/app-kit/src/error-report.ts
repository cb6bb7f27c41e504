import { reportError, type Client } from '@vestibule/api-client'
import type { AuthSettings, ShellSettings } from '@vestibule/api-client/contract'
import { redact } from './redact.ts'

export interface ReportSource {
  /** Name of the app in the report. */
  readonly app: string
  readonly settings: Pick<AuthSettings & ShellSettings, 'appVersion' | 'coreUiVersion' | 'env'>
  /** Path of the page, without the query. */
  readonly path: string
}

/**
 * Sends a report of anything that was thrown. Email addresses, queries of addresses, and words that may be codes,
 * tokens or keys are first removed from its message and stack. If sending fails, the user is not told.
 */
export async function sendErrorReport(
  client: Client,
  thrown: unknown,
  supportCode: string,
  { app, settings, path }: ReportSource,
): Promise<void> {
  const { message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown))
  await reportError(client, {
    app,
    version: `${settings.appVersion} (components ${settings.coreUiVersion}, ${settings.env})`,
    url: path,
    message: redact(message),
    stack: redact(stack),
    supportCode,
  })
}
