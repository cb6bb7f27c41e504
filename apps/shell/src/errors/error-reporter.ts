import type { ErrorReport } from '@vestibule/api-client'
import { redact } from './redact.ts'
import { createSupportCode } from './support-code.ts'

/** Reports an unexpected error and returns the support code to show; the same error, the same code. */
export type ReportError = (error: unknown) => string

export interface ErrorReporterOptions {
  readonly app: string
  readonly version: string
  /** Path of the page, without its query. */
  readonly path: () => string
  readonly send: (report: ErrorReport) => void
  readonly createCode?: () => string
}

/** More errors than this of one page say nothing new. */
const maxReports = 10

/** Makes the reporter of a page. A report holds no address, code, token or password. */
export function createErrorReporter(options: ErrorReporterOptions): ReportError {
  const { app, version, path, send, createCode = createSupportCode } = options
  const codes = new Map<unknown, string>()
  return (error) => {
    const known = codes.get(error)
    if (known !== undefined) return known
    const code = createCode()
    if (codes.size < maxReports) {
      const { message, stack } = asError(error)
      send({
        app,
        version,
        url: path(),
        message: redact(message),
        stack: redact(stack ?? ''),
        supportCode: code,
      })
    }
    codes.set(error, code)
    return code
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}

/** Reports what no part of the page has caught. Returns the way out. */
export function watchUncaught(
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  report: ReportError,
): () => void {
  const onError = (event: ErrorEvent) => void report(event.error ?? event.message)
  const onRejection = (event: PromiseRejectionEvent) => void report(event.reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
