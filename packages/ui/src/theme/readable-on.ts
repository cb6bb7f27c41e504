/**
 * Black or white, whichever has the higher contrast with a CSS colour by WCAG 2's formula.
 * Undefined for what is no colour, and where there is no canvas to read it with.
 */
export function readableOn(colour: string): '#000' | '#fff' | undefined {
  const rgb = channels(colour)
  if (!rgb) return undefined
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  // (1.05 / (L + 0.05)) against ((L + 0.05) / 0.05): equal at L = 0.179.
  return luminance > 0.179 ? '#000' : '#fff'
}

/** A canvas turns every notation of a colour into bytes. */
function channels(colour: string): number[] | undefined {
  if (!CSS.supports('color', colour)) return undefined
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return undefined
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
}
