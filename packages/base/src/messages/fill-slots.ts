import { isolateIn } from './isolate.ts'
import type { Values } from './message-values.ts'
import { groupTexts, type Catalogue, type Messages, type Texts } from './texts.ts'

/** Fills values into a message that has nothing but slots: `Step {step} of {steps}`. */
export function fillSlots(message: string, language: string, values: Values): string {
  return message.replaceAll(/\{(\w+)\}/g, (slot, name: string) =>
    name in values ? isolateIn(language, String(values[name])) : slot,
  )
}

/**
 * The texts of a catalogue that has nothing but slots, for a page whose first bytes count: what reads plurals and choices
 * is left out.
 */
export function createSlotTexts<English extends Messages>(
  messages: Catalogue<English>,
  language: string,
): Texts<English> {
  const toText = (message: string) =>
    message.includes('{') ? (values: Values) => fillSlots(message, language, values) : message
  return groupTexts(messages, toText) as Texts<English>
}
