import { formatMessage, type Renderer, type Values } from './format-message.ts'
import type { ValuesOf } from './message-values.ts'

/** The texts of an area by key, in ICU MessageFormat. Dots in a key group texts: `'users.lead'`. */
export type Messages = Readonly<Record<string, string>>

/** The same texts in another language. A missing or a superfluous one does not compile. */
export type Catalogue<English extends Messages> = { readonly [Key in keyof English]: string }

/**
 * The texts as an app uses them: `texts.users.lead`. A text with values is a function of them; it returns an element if
 * one of them is an element, or if it has tags.
 */
export type Texts<English extends Messages, Element = never> = {
  readonly [Group in GroupsOf<keyof English>]: Group extends keyof English
    ? Text<English[Group], Element>
    : Texts<Inside<English, Group>, Element>
}

type GroupsOf<Key> = Key extends `${infer Group}.${string}` ? Group : Key & string

type Inside<English, Group extends string> = {
  readonly [
    Key in keyof English as Key extends `${Group}.${infer Rest}` ? Rest : never
  ]: English[Key] & string
}

type Text<Message extends string, Element> = string extends Message
  ? string
  : Message extends `${string}<${string}>${string}`
    ? (values: ValuesOf<Message, string | number | Element, Element>) => Element
    : Message extends `${string}{${string}`
      ? [Element] extends [never]
        ? (values: ValuesOf<Message>) => string
        : Filled<ValuesOf<Message>, ValuesOf<Message, string | number | Element>, Element>
      : string

interface Filled<Plain, Rich, Element> {
  (values: Plain): string
  (values: Rich): Element
}

type Tree = { [group: string]: unknown }

/**
 * The texts of a catalogue in the form in which an app uses them. `renderer` is needed for elements as values. `english`
 * says which texts are functions; it is needed for texts of others, which may leave out a value.
 */
export function createTexts<English extends Messages, Element = never>(
  messages: Catalogue<English>,
  language: string,
  renderer?: Renderer,
  english: object = messages,
): Texts<English, Element> {
  const texts: Tree = {}
  for (const [key, message] of Object.entries<string>(messages)) {
    const groups = key.split('.')
    const last = groups.pop() ?? ''
    let tree = texts
    for (const group of groups) tree = (tree[group] ??= {}) as Tree
    tree[last] = /[{<]/.test((english as Messages)[key] ?? message)
      ? (values: Values) => formatMessage(message, language, values, renderer)
      : message
  }
  return texts as Texts<English, Element>
}

/** The text for a key that is made of a code of the server; undefined if the code is newer than this catalogue. */
export function messageOf(
  messages: Messages,
  key: string,
  language: string,
  values: Values = {},
): string | undefined {
  const message = Object.hasOwn(messages, key) ? messages[key] : undefined
  return message === undefined ? undefined : (formatMessage(message, language, values) as string)
}

/** Fills one of several texts that is chosen while running. It takes those of the values that it names. */
export function fillChosen<Values, Result>(
  text: string | ((values: Values) => Result),
  values: Values,
): string | Result {
  return typeof text === 'string' ? text : text(values)
}

/** The text for a code that the server sends; undefined if it is newer than this catalogue. */
export function textOf(texts: object, code: string): string | undefined {
  return Object.hasOwn(texts, code) ? (texts as Record<string, string>)[code] : undefined
}
