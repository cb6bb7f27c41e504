import type { ApiError } from '@vestibule/api-client'
import type { ReactNode } from 'react'
import type { Choice, Named } from './choice-field.tsx'

/** What a call that changes something comes to. `done`: what is said in place of the change's own words. */
export type ChangeOutcome = {
  readonly kind: string
  readonly done?: string
  /** What stands there now, where somebody else has changed it meanwhile: a line for each value. */
  readonly now?: readonly string[]
} & ({ readonly error: ApiError } | object)

/** A field of the dialog of a change: typed, or one of its options. */
export interface ChangeField {
  /** By which the server names it where it refuses its value. */
  readonly id: string
  readonly label: string
  readonly description?: string
  /** What stands in it at first. */
  readonly value: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly type?: 'email' | 'password'
  readonly isOptional?: boolean
  /** Default: always. */
  readonly isShown?: (values: Values) => boolean
}

/** The values of the fields, by their ids. */
export type Values = Readonly<Record<string, string>>

/** What is filled in so far. */
export interface Given {
  readonly reason: string
  readonly chosen: Named | null
  readonly values: Values
}

type Said<What> = What | ((given: Given) => What)

/** One thing that can be done, with what is to be known before it is. */
export interface Change {
  readonly title: Said<string>
  readonly text: Said<ReactNode>
  /** What the button does. */
  readonly button: Said<string>
  /** Something stops at once. */
  readonly isDestructive?: boolean
  /** A reason, in the administrator's words. */
  readonly reason?: { readonly label: string; readonly isRequired: boolean }
  /** What has to be chosen first. */
  readonly choice?: Choice
  readonly fields?: readonly ChangeField[]
  /** `chosen` is the id of the choice. */
  readonly act: (reason: string, chosen: string, values: Values) => Promise<ChangeOutcome>
  /** Said once it is done. */
  readonly done: string
  /** What a failure means, where that is more than what is said of every failure. */
  readonly failed?: (error: ApiError) => string | null
}

/** What is said for what is filled in. */
export function said<What extends ReactNode>(what: Said<What>, given: Given): What {
  return typeof what === 'function' ? what(given) : what
}
