const slot = /\{(\w+)\}/g

/**
 * Puts values into the `{name}` placeholders of a text. A placeholder without a value stays visible, so that it is
 * noticed.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(slot, (whole, name: string) => String(values[name] ?? whole))
}

/** Splits a text at its placeholders. A piece is either a text or the name of a placeholder. */
export function splitSlots(text: string): ({ text: string } | { slot: string })[] {
  return text
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const name = /^\{(\w+)\}$/.exec(piece)?.[1]
      return name === undefined ? { text: piece } : { slot: name }
    })
}
