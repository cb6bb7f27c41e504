/** Guidance on the documentation page of a component, beside props and stories. */
export type Guide = {
  /** When to use the component. */
  use: string[]
  /** When not to use the component, and what to use instead. */
  avoid: string[]
  /** The component's parts in visual order. */
  anatomy: string[]
  /** Keys and their effects. Absent if the component is not focusable. */
  keyboard?: [keys: string, effect: string][]
  /** How to word the texts of the component. */
  content?: string[]
  /** Fixed numbers of the component, such as sizes and delays. */
  constants?: [what: string, value: string][]
}
