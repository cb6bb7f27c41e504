import { createSupportCode } from './support-code.ts'

/**
 * Reports an unexpected error and returns the support code to show to the user. If the same error is passed again, it
 * is not reported again, and the code is the same.
 */
export type ReportError = (error: unknown) => string

/** Maximum number of reports that a page sends. */
const maxReports = 10

/**
 * Creates the reporter of a page. `send` is called once per error, with the code that the user sees, for at most ten
 * errors: a page that fails in a loop must not flood the server.
 */
export function createErrorReporter(
  send: (error: unknown, supportCode: string) => void,
  createCode: () => string = createSupportCode,
): ReportError {
  const codes = new Map<unknown, string>()
  return (error) => {
    const known = codes.get(error)
    if (known !== undefined) return known
    const code = createCode()
    if (codes.size < maxReports) send(error, code)
    codes.set(error, code)
    return code
  }
}
