import { isolateIn } from './isolate.ts'
import type { Values } from './message-values.ts'
import { groupTexts, type Catalogue, type Messages, type Texts } from './texts.ts'

/**
 * Fills values into a message that has only placeholders for values, and no plurals or choices: `Step {step} of
 * {steps}`.
 */
export function fillSlots(message: string, language: string, values: Values): string {
  return message.replaceAll(/\{(\w+)\}/g, (slot, name: string) =>
    name in values ? isolateIn(language, String(values[name])) : slot,
  )
}

/**
 * Makes the texts of a catalogue whose messages have only placeholders for values. For pages that must load fast: the
 * parser of plurals and choices is not part of their code.
 */
export function createSlotTexts<English extends Messages>(
  messages: Catalogue<English>,
  language: string,
): Texts<English> {
  const toText = (message: string) =>
    message.includes('{') ? (values: Values) => fillSlots(message, language, values) : message
  return groupTexts(messages, toText) as Texts<English>
}
