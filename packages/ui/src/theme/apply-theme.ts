export type ThemeName = 'light' | 'dark' | 'system'

export type BrandColors = {
  /** Any CSS colour, for the primary button, selection and progress. Lightened in the dark theme. */
  primary?: string
  /** Any CSS colour, for the background behind the sign-in card, in both themes. */
  page?: string
}

export type ThemeOptions = {
  /** `system` (default) follows the preference of the operating system. */
  theme?: ThemeName
  /** An organisation's colours for the primary button and the background of the sign-in screens. */
  branding?: BrandColors
}

/**
 * Sets the theme and an organisation's colours on an element, usually the root of the page. Call it before the first
 * render, or the page first flashes in other colours. Colours that the browser does not support are ignored. Text on a
 * brand colour is black or white, whichever has more contrast.
 * @returns a function that removes theme and colours from the element.
 */
export function applyTheme(
  target: HTMLElement,
  { theme = 'system', branding = {} }: ThemeOptions,
): () => void {
  const properties = [...primaryProperties(branding.primary), ...pageProperties(branding.page)]
  target.dataset['theme'] = theme
  for (const [name, value] of properties) target.style.setProperty(name, value)
  return () => {
    delete target.dataset['theme']
    for (const [name] of properties) target.style.removeProperty(name)
  }
}

function primaryProperties(light: string | undefined): [string, string][] {
  const lightText = light && readableOn(light)
  if (!light || !lightText) return []
  const dark = `color-mix(in oklab, ${light} 70%, #fff)`
  const darkText = readableOn(dark) ?? '#000'
  // On hover and press, the button's colour moves away from the colour of its text, so the contrast grows.
  const step = (share: number) =>
    `light-dark(${away(light, lightText, share)}, ${away(dark, darkText, share)})`
  return [
    ['--vb-primary', `light-dark(${light}, ${dark})`],
    ['--vb-primary-fg', `light-dark(${lightText}, ${darkText})`],
    ['--vb-primary-hover', step(84)],
    ['--vb-primary-active', step(70)],
  ]
}

function away(colour: string, text: string, share: number): string {
  return `color-mix(in oklab, ${colour} ${share}%, ${text === '#fff' ? '#000' : '#fff'})`
}

function pageProperties(page: string | undefined): [string, string][] {
  const text = page && readableOn(page)
  if (!page || !text) return []
  return [
    ['--vb-bg-page', page],
    ['--vb-fg-on-page', text],
    ['--vb-ring-on-page', text],
  ]
}

/**
 * Returns black or white, whichever has the higher contrast with a CSS colour by WCAG 2's formula. Undefined if the
 * value is no colour, or if the browser has no canvas to read the colour with.
 */
function readableOn(colour: string): '#000' | '#fff' | undefined {
  const rgb = channels(colour)
  if (!rgb) return undefined
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  // Contrast with white, 1.05 / (L + 0.05), equals contrast with black, (L + 0.05) / 0.05, at L = 0.179.
  return luminance > 0.179 ? '#000' : '#fff'
}

/**
 * Returns the bytes of red, green and blue of any CSS colour, by drawing the colour on a canvas. Undefined if the
 * browser does not know the colour or has no canvas.
 */
function channels(colour: string): number[] | undefined {
  if (!CSS.supports('color', colour)) return undefined
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return undefined
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
}
