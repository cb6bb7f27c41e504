import type { Evidence } from './evidence.ts'

/** The words of a Voluntary Product Accessibility Template (VPAT) for how far a criterion is met. */
export const levels = [
  'Supports',
  'Partially supports',
  'Does not support',
  'Not applicable',
] as const

/** The apps about which the accessibility reports speak, in the order of their columns. */
export const apps = {
  auth: 'Sign-in app, with the account pages',
  shell: 'Shell, with administration, requests and documentation',
} as const

export interface Claim {
  readonly level: (typeof levels)[number]
  /**
   * What the app has to meet the criterion. For a part that fails, which part and how; for a criterion that does not
   * apply, why.
   */
  readonly remark: string
  readonly shownBy: readonly Evidence[]
}

/** For each success criterion of WCAG, by its number, what each app claims about it. */
export type Claims = Readonly<Record<string, Readonly<Record<keyof typeof apps, Claim>>>>

const claim =
  (level: Claim['level']) =>
  (remark: string, ...shownBy: readonly [Evidence, ...Evidence[]]): Claim => ({
    level,
    remark,
    shownBy,
  })

export const yes = claim('Supports')
export const partly = claim('Partially supports')
export const none = claim('Not applicable')
