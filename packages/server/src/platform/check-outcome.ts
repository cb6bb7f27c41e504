/**
 * Result of one check of the installation. `warning`: the platform works, but perhaps not as the operator intends.
 * `failed`: a part of it does not work.
 */
export interface CheckResult {
  readonly name: string
  readonly state: 'ok' | 'warning' | 'failed'
  readonly detail: string
}

export type Outcome = Omit<CheckResult, 'name'>

export const ok = (detail: string): Outcome => ({ state: 'ok', detail })
export const warning = (detail: string): Outcome => ({ state: 'warning', detail })
export const failed = (detail: string): Outcome => ({ state: 'failed', detail })

/**
 * The reason to show for an error: the message of its innermost cause. If that message is empty, as in some socket
 * errors, the code or name of that cause.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause, code } = error as NodeJS.ErrnoException
  if (cause !== undefined) return reasonOf(cause)
  return error.message === '' ? (code ?? error.name) : error.message
}
