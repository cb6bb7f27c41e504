/** What the page of a component says beside its props and stories. */
export type Guide = {
  /** When it is the right one. */
  use: string[]
  /** When it is not, and what is instead. */
  avoid: string[]
  /** Its parts, as the eye meets them. */
  anatomy: string[]
  /** Keys and what they do. Absent where it takes no focus. */
  keyboard?: [keys: string, effect: string][]
  /** How to word it. */
  content?: string[]
  /** Numbers that are set, and where they hold. */
  constants?: [what: string, value: string][]
}
