import type { PluralForms } from './plural.ts'

/** The shape of a catalogue: what English says, with any other text in its place. */
export type Widened<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends PluralForms
      ? PluralForms
      : Widened<Texts[Key]>
}
