import type { ErrorReport } from '@vestibule/api-client'
import { redact } from './redact.ts'

export interface ReportSource {
  readonly app: string
  readonly version: string
  /** Path of the page, without its query. */
  readonly path: string
}

/** The report of an error, made of whatever was thrown. It holds no address, code, token or password. */
export function errorReport(
  thrown: unknown,
  supportCode: string,
  { app, version, path }: ReportSource,
): ErrorReport {
  const { message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown))
  return { app, version, url: path, message: redact(message), stack: redact(stack), supportCode }
}
