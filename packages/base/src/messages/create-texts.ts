import { formatMessage, type Renderer } from './format-message.ts'
import type { Values } from './message-values.ts'
import { groupTexts, type Catalogue, type Messages, type Texts } from './texts.ts'

/**
 * Turns a catalogue into texts that an app can use: strings, and functions that fill values in. `renderer` is needed if
 * values are elements. `english`, the English catalogue, tells which texts take values and so become functions; it is
 * needed for other languages, whose texts may leave out a value.
 */
export function createTexts<English extends Messages, Element = never>(
  messages: Catalogue<English>,
  language: string,
  renderer?: Renderer,
  english: object = messages,
): Texts<English, Element> {
  const toText = (message: string, key: string) =>
    /[{<]/.test((english as Messages)[key] ?? message)
      ? (values: Values) => formatMessage(message, language, values, renderer)
      : message
  return groupTexts(messages, toText) as Texts<English, Element>
}

/**
 * Returns the message that the catalogue has under `key`, with the values filled in; undefined if it has none. For keys
 * that are made of a code of the server, which may be newer than the catalogue.
 */
export function messageOf(
  messages: Messages,
  key: string,
  language: string,
  values: Values = {},
): string | undefined {
  const message = Object.hasOwn(messages, key) ? messages[key] : undefined
  return message === undefined ? undefined : (formatMessage(message, language, values) as string)
}
