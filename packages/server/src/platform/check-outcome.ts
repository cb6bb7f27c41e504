/** Result of one check. `warning`: works, but perhaps not as intended. */
export interface CheckResult {
  readonly name: string
  readonly state: 'ok' | 'warning' | 'failed'
  readonly detail: string
}

export type Outcome = Omit<CheckResult, 'name'>

export const ok = (detail: string): Outcome => ({ state: 'ok', detail })
export const warning = (detail: string): Outcome => ({ state: 'warning', detail })
export const failed = (detail: string): Outcome => ({ state: 'failed', detail })

/** The message of the innermost error. Socket errors may have no message, only a cause or a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause, code } = error as NodeJS.ErrnoException
  if (cause !== undefined) return reasonOf(cause)
  return error.message === '' ? (code ?? error.name) : error.message
}
