import type { ApiError } from '@vestibule/api-client'
import type { ReactNode } from 'react'
import type { Choice, Named } from './choice-field.tsx'

/** The outcome of a call that changes something. `done` replaces the change's own success message. */
export type ChangeOutcome = {
  readonly kind: string
  readonly done?: string
  /** The current values that somebody else has changed meanwhile, one line each. */
  readonly now?: readonly string[]
} & ({ readonly error: ApiError } | object)

/** A field in the dialog of a change: a text field, or a choice if there are options. */
export interface ChangeField {
  /** The name of the field in the server's validation errors. */
  readonly id: string
  readonly label: string
  readonly description?: string
  /** The initial value. */
  readonly value: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly type?: 'email' | 'password'
  readonly isOptional?: boolean
  /** Whether the field is visible. Default: always. */
  readonly isShown?: (values: Values) => boolean
}

/** The values of the fields by field id. */
export type Values = Readonly<Record<string, string>>

/** What the user has filled in so far. */
export interface Given {
  readonly reason: string
  readonly chosen: Named | null
  readonly values: Values
}

type Said<What> = What | ((given: Given) => What)

/** A change that an administrator can make, with the texts and fields of its dialog. */
export interface Change {
  readonly title: Said<string>
  readonly text: Said<ReactNode>
  /** Label of the button, which names the action. */
  readonly button: Said<string>
  /** True if the change ends something at once, such as a session or access. */
  readonly isDestructive?: boolean
  /** Field for a reason in the administrator's own words. */
  readonly reason?: { readonly label: string; readonly isRequired: boolean }
  /** Something that the user has to choose first, such as a person. */
  readonly choice?: Choice
  readonly fields?: readonly ChangeField[]
  /** Makes the change. `chosen` is the id of what was chosen in `choice`. */
  readonly act: (reason: string, chosen: string, values: Values) => Promise<ChangeOutcome>
  /** The message after success. */
  readonly done: string
  /** Returns a message for an error, or null if the server's message is enough. */
  readonly failed?: (error: ApiError) => string | null
}

/** Resolves a text that may depend on what the user has filled in. */
export function said<What extends ReactNode>(what: Said<What>, given: Given): What {
  return typeof what === 'function' ? what(given) : what
}
