import type { ValuesOf } from './message-values.ts'

/** The texts of a part of the platform by key, in ICU MessageFormat. Dots in a key group texts: `'users.lead'`. */
export type Messages = Readonly<Record<string, string>>

/**
 * A catalogue of texts in any language that has the same keys as the English one. A catalogue that lacks a text, or has
 * one too many, does not compile.
 */
export type Catalogue<English extends Messages> = { readonly [Key in keyof English]: string }

/**
 * The texts in the form in which an app uses them: `texts.users.lead`. A text that takes values is a function of these;
 * it returns an element if a value is an element, or if the text has tags.
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

/** Messages in nested objects. The build of an app may write them like this, because the keys are shorter then. */
interface Grouped {
  readonly [key: string]: string | Grouped
}

/** Groups messages by the dots of their keys. `toText` makes of each message a text, or a function of its values. */
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

/** Fills values into a text that is chosen at run time. A text uses only those values that it names. */
export function fillChosen<Values, Result>(
  text: string | ((values: Values) => Result),
  values: Values,
): string | Result {
  return typeof text === 'string' ? text : text(values)
}

/** The text for a code of the server; undefined if there is none because the code is newer than the catalogue. */
export function textOf(texts: object, code: string): string | undefined {
  return Object.hasOwn(texts, code) ? (texts as Record<string, string>)[code] : undefined
}
