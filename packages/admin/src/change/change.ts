import type { ApiError } from '@vestibule/api-client'
import type { AdminPermission } from '@vestibule/api-client/contract'
import type { ReactNode } from 'react'
import type { Named, Source } from '../list/sources.ts'

/**
 * The outcome of a call that changes something. `done`: a message to show after success instead of that of the change.
 */
export type ChangeOutcome = {
  readonly kind: string
  readonly done?: string
  /** The present values of what other people have changed since the page was loaded, one line each. */
  readonly now?: readonly string[]
  /**
   * Set if the refusal means that the page is out of date, so that it is loaded again: one part of the change was made
   * before another was refused, or somebody else has changed what the page shows.
   */
  readonly isOutdated?: boolean
} & ({ readonly error: ApiError } | object)

/** A field in the dialog of a change: a text field, or a select if it has options. */
export interface ChangeField {
  /** The name of the field in the server's validation errors. */
  readonly id: string
  readonly label: string
  readonly description?: string
  /** What the field contains when the dialog opens. */
  readonly value: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly type?: 'email' | 'password' | 'date'
  readonly isOptional?: boolean
  /** Maximum number of characters. Its presence makes the field have several lines; absent: it has one line. */
  readonly most?: number
  /** Whether the field is visible. Default: always. */
  readonly isShown?: (values: Values) => boolean
}

/** Lets the user choose one of many things on the server, such as a person, by typing a part of its name. */
export interface Choice {
  /** The name of the field in the server's validation errors. */
  readonly id: string
  readonly label: string
  /** Placeholder of the field, which says what the user can type to find the thing, such as name or address. */
  readonly find: string
  readonly load: Source['load']
  /** What is chosen when the dialog opens. `description` can say why. */
  readonly initial?: Named | null
  readonly description?: string
}

/** The values of the fields by field id. */
export type Values = Readonly<Record<string, string>>

/** What the user has filled in so far in the dialog. */
export interface Given {
  readonly reason: string
  readonly chosen: Named | null
  readonly values: Values
}

/** What the user had filled in when confirming the dialog, without spaces around it. */
export interface Answers {
  /** The reason for the change. Undefined if none was given. */
  readonly reason: string | undefined
  /** The id of what was chosen; empty if the change has no choice. */
  readonly chosen: string
  readonly values: Values
}

type Said<What> = What | ((given: Given) => What)

export interface ChangeOptions {
  /** The permission that the change requires. Absent: it requires none. */
  readonly needs?: AdminPermission
  /** Whether the present state of the item allows the change. Default: true. */
  readonly isAllowed?: boolean
  /**
   * Users who can change nothing else but may make this change: those whose role only reads (`role`), or everyone
   * (`always`). Default: nobody.
   */
  readonly whenReadOnly?: 'role' | 'always'
  /** Whether the change ends something at once, such as a session or access. */
  readonly isDestructive?: boolean
  /** Asks for a reason in the administrator's own words. It is optional, or required with this label. */
  readonly reason?: 'optional' | { readonly required: string }
  /** Something that the user has to choose first, such as a person. */
  readonly choice?: Choice
  readonly fields?: readonly ChangeField[]
  /**
   * The name under which the text of the fields is stored in the tab's storage, so that it survives a reload. No other
   * form may have the same name; an example is `ask tides`. Not for secrets, because any script of the same origin
   * could read them there. Absent: the text is kept only until the user leaves the page.
   */
  readonly keptAs?: string
  /** Returns a message for an error, or null if the server's message says enough. */
  readonly failed?: (error: ApiError) => string | null
}

/** A change that an administrator can make, with the texts and fields of its dialog. */
export interface Change extends ChangeOptions {
  /** Label of the button that opens the dialog. */
  readonly action: string
  /** Accessible name of the change's button in a table, where `action` does not say what the button concerns. */
  readonly label?: string
  readonly title: Said<string>
  readonly text: Said<ReactNode>
  /** Label of the dialog's button that makes the change. It names the action. */
  readonly button: Said<string>
  /** Makes the change. */
  readonly act: (given: Answers) => Promise<ChangeOutcome>
  /** The message after success. It may name what the user has chosen. */
  readonly done: Said<string>
}

type TextValues = Readonly<Record<string, string | number>>

type Text<Given> = string | ((values: Given) => string)

/** The texts of a change in a catalogue. Each may be a function of the values of the change. */
interface ChangeWords<Given> {
  /** Label of the button that opens the dialog. Default: that of the dialog's own button. */
  readonly action?: Text<Given>
  readonly label?: Text<Given>
  readonly title: Text<Given>
  readonly text: Text<Given>
  readonly button: Text<Given>
  readonly done: Text<Given>
}

/**
 * Makes a change from its texts in a catalogue, the values in these texts, and the function `act` that carries it out.
 * `given` has all other properties, and can replace a text of the catalogue, for instance by one that depends on what
 * the user fills in.
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

/** Returns a text of a change. If it is a function, calls it with what the user has filled in. */
export function said<What extends ReactNode>(what: Said<What>, given: Given): What {
  return typeof what === 'function' ? what(given) : what
}
