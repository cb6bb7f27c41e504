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
 * Sends a report of anything that was thrown. Addresses, codes, tokens and passwords are removed from the report first.
 * If sending it fails, the user is not told.
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
