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
