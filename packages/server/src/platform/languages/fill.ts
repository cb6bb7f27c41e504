const slot = /\{(\w+)\}/g

/** Puts values into the `{name}` slots of a text. A `{name}` within a value is left alone. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(slot, (whole, name: string) => String(values[name] ?? whole))
}
