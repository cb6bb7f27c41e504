import type { PluralForms } from './plural.ts'

/** The type of a catalogue: the shape of the English one, with any strings. */
export type Widened<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends PluralForms
      ? PluralForms
      : Widened<Texts[Key]>
}
