/** The shape of a catalogue: what English says, with any other text in its place. */
export type Widened<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Widened<Texts[Key]>
}
