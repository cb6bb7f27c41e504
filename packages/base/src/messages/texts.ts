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

/** Messages in groups. The build of an app may write them so, because the keys are shorter then. */
interface Grouped {
  readonly [key: string]: string | Grouped
}

/** Groups messages by the dots of their keys. `toText` makes a text, or a function of values, of a message. */
export function groupTexts(
  messages: Grouped,
  toText: (message: string, key: string) => unknown,
): Tree {
  const texts: Tree = {}
  for (const [key, message] of Object.entries(messages)) {
    const groups = key.split('.')
    const last = groups.pop() ?? ''
    let tree = texts
    for (const group of groups) tree = (tree[group] ??= {}) as Tree
    tree[last] =
      typeof message === 'object'
        ? groupTexts(message, (text, name) => toText(text, `${key}.${name}`))
        : toText(message, key)
  }
  return texts
}

/** Fills one of several texts that is chosen at run time. The text uses only those of the values that it names. */
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
