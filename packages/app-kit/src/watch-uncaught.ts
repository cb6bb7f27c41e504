import type { ReportError } from './error-reporter.ts'

/** Reports errors that no part of the page has caught. Returns a function that stops the reports. */
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
