type Rgb = [red: number, green: number, blue: number]

/** Returns the WCAG 2 contrast ratio of two computed `rgb()` colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const lights = [luminance(parse(one)), luminance(parse(other))].toSorted((a, b) => b - a)
  return ((lights[0] ?? 0) + 0.05) / ((lights[1] ?? 0) + 0.05)
}

/**
 * Returns a computed `rgb()` colour in hex, such as `#3367d6`, with its opacity in percent if the colour is not opaque.
 */
export function hexOf(colour: string): string {
  const hex = parse(colour).map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
  const alpha = alphaOf(colour)
  return `#${hex.join('')}${alpha === 1 ? '' : ` ${Math.round(alpha * 100)} %`}`
}

/** Whether a colour is opaque: only opaque colours have a contrast ratio of their own. */
export function isOpaque(colour: string): boolean {
  return alphaOf(colour) === 1
}

function alphaOf(colour: string): number {
  return Number(colour.match(/[\d.]+/gu)?.[3] ?? 1)
}

/** Returns what a contrast ratio is sufficient for by WCAG 2, level AA. */
export function verdictOf(ratio: number): 'text' | 'large text and signs' | 'nothing' {
  if (ratio >= 4.5) return 'text'
  return ratio >= 3 ? 'large text and signs' : 'nothing'
}

function parse(colour: string): Rgb {
  const numbers = colour.match(/[\d.]+/gu)?.map(Number) ?? []
  if (!colour.startsWith('rgb') || numbers.length < 3) {
    throw new TypeError(`'${colour}' is no computed rgb() colour.`)
  }
  return [numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0]
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
