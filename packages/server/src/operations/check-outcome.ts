/** `warning`: it works, but perhaps not as meant. */
export interface CheckResult {
  readonly name: string
  readonly state: 'ok' | 'warning' | 'failed'
  readonly detail: string
}

export type Outcome = Omit<CheckResult, 'name'>

export const ok = (detail: string): Outcome => ({ state: 'ok', detail })
export const warning = (detail: string): Outcome => ({ state: 'warning', detail })
export const failed = (detail: string): Outcome => ({ state: 'failed', detail })

/** Errors of sockets may have no message of their own, only a cause or a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause, code } = error as NodeJS.ErrnoException
  if (cause !== undefined) return reasonOf(cause)
  return error.message === '' ? (code ?? error.name) : error.message
}
