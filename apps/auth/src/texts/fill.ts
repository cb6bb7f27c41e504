const slot = /\{(\w+)\}/g

/** Puts values into the `{name}` slots of a text. A slot without a value stays visible, so that it is noticed. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(slot, (whole, name: string) => String(values[name] ?? whole))
}

/** The pieces of a text around its slots, in order: what is between stands as it is, what is a slot by its name. */
export function splitSlots(text: string): ({ text: string } | { slot: string })[] {
  return text
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const name = /^\{(\w+)\}$/.exec(piece)?.[1]
      return name === undefined ? { text: piece } : { slot: name }
    })
}
