import type { ApiError } from '@vestibule/api-client'
import type { AdminPermission } from '@vestibule/api-client/contract'
import type { ReactNode } from 'react'
import type { Named, Source } from '../list/sources.ts'

/** The outcome of a call that changes something. `done` replaces the change's own success message. */
export type ChangeOutcome = {
  readonly kind: string
  readonly done?: string
  /** The current values that somebody else has changed meanwhile, one line each. */
  readonly now?: readonly string[]
  /**
   * True if a refusal leaves the page out of date, which is then loaded again: a part was changed before another was
   * refused, or somebody else has changed what it shows.
   */
  readonly isOutdated?: boolean
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
  readonly type?: 'email' | 'password' | 'date'
  readonly isOptional?: boolean
  /** Most characters of a field of several lines. Absent: it has one line. */
  readonly most?: number
  /** Whether the field is visible. Default: always. */
  readonly isShown?: (values: Values) => boolean
}

/** The choice of one of many things on the server, such as a person. The user looks it up by what they type. */
export interface Choice {
  /** The name of the field in the server's validation errors. */
  readonly id: string
  readonly label: string
  /** By what it is looked up. */
  readonly find: string
  readonly load: Source['load']
  /** The initial choice. `description` can explain it. */
  readonly initial?: Named | null
  readonly description?: string
}

/** The values of the fields by field id. */
export type Values = Readonly<Record<string, string>>

/** What the user has filled in so far. */
export interface Given {
  readonly reason: string
  readonly chosen: Named | null
  readonly values: Values
}

/** What the user has filled in when they confirm, without spaces around it. */
export interface Answers {
  /** Undefined if no reason was given. */
  readonly reason: string | undefined
  /** The id of what was chosen; empty if the change has no choice. */
  readonly chosen: string
  readonly values: Values
}

type Said<What> = What | ((given: Given) => What)

/** What a change may have beside its texts and its act. */
export interface ChangeOptions {
  /** The permission that it takes. Absent: what is allowed is decided by `isAllowed` alone. */
  readonly needs?: AdminPermission
  /** Whether it is allowed to this item now. Default: true. */
  readonly isAllowed?: boolean
  /**
   * Who may do it although they can change nothing: those whose role only reads, or everyone. Default: nobody.
   */
  readonly whenReadOnly?: 'role' | 'always'
  /** True if the change ends something at once, such as a session or access. */
  readonly isDestructive?: boolean
  /** Field for a reason in the administrator's own words: optional, or required with its label. */
  readonly reason?: 'optional' | { readonly required: string }
  /** Something that the user has to choose first, such as a person. */
  readonly choice?: Choice
  readonly fields?: readonly ChangeField[]
  /**
   * Keeps what is typed into the fields over a reload, under this name among all forms, such as `ask tides`. Not for
   * secrets. Absent: it is kept until the page is left.
   */
  readonly keptAs?: string
  /** Returns a message for an error, or null if the server's message is enough. */
  readonly failed?: (error: ApiError) => string | null
}

/** A change that an administrator can make, with the texts and fields of its dialog. */
export interface Change extends ChangeOptions {
  /** Label of the button that opens the dialog. */
  readonly action: string
  /** Accessible name of that button in a table, where `action` does not say what it concerns. */
  readonly label?: string
  readonly title: Said<string>
  readonly text: Said<ReactNode>
  /** Label of the dialog's button, which names the action. */
  readonly button: Said<string>
  /** Makes the change. */
  readonly act: (given: Answers) => Promise<ChangeOutcome>
  /** The message after success: may name what was chosen. */
  readonly done: Said<string>
}

type TextValues = Readonly<Record<string, string | number>>

type Text<Given> = string | ((values: Given) => string)

/** The texts of a change in a catalogue. Each can take the values of the change. */
interface ChangeWords<Given> {
  /** Default: the text of the dialog's button. */
  readonly action?: Text<Given>
  readonly label?: Text<Given>
  readonly title: Text<Given>
  readonly text: Text<Given>
  readonly button: Text<Given>
  readonly done: Text<Given>
}

/**
 * A change as data: its texts, what they name, and what it does. `given` has everything else that it takes, and can
 * replace a text of the catalogue, for instance by one that depends on what the user fills in.
 */
export function change<const Named extends TextValues, Key extends keyof Change = never>(
  words: Omit<ChangeWords<Named>, Key>,
  values: Named,
  act: Change['act'],
  given?: Pick<Change, Key>,
): Change {
  const options: Partial<Change> = given ?? {}
  const texts = words as Partial<ChangeWords<Named>>
  const say = (text: Text<Named> | undefined) =>
    typeof text === 'function' ? text(values) : (text ?? '')
  const button = options.button ?? say(texts.button)
  return {
    action: texts.action || typeof button !== 'string' ? say(texts.action) : button,
    ...(texts.label && { label: say(texts.label) }),
    title: options.title ?? say(texts.title),
    text: options.text ?? say(texts.text),
    button,
    done: options.done ?? say(texts.done),
    ...options,
    act,
  }
}

/** Resolves a text that may depend on what the user has filled in. */
export function said<What extends ReactNode>(what: Said<What>, given: Given): What {
  return typeof what === 'function' ? what(given) : what
}
