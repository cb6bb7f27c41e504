import { formatMessage, type Renderer } from './format-message.ts'
import type { Values } from './message-values.ts'
import { groupTexts, type Catalogue, type Messages, type Texts } from './texts.ts'

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
  const toText = (message: string, key: string) =>
    /[{<]/.test((english as Messages)[key] ?? message)
      ? (values: Values) => formatMessage(message, language, values, renderer)
      : message
  return groupTexts(messages, toText) as Texts<English, Element>
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
