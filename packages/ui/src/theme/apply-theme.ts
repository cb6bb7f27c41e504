import { readableOn } from './readable-on.ts'

export type ThemeName = 'light' | 'dark' | 'system'

export type Branding = {
  /** Any CSS colour, for the primary button, selection and progress. Lightened in the dark theme. */
  primary?: string
  /** Any CSS colour, for the page behind the card of the sign-in screens, in both themes. */
  page?: string
}

/**
 * Sets the theme and an organisation's colours on an element, usually the root of the page; call it
 * before the first render to avoid a flash. A colour that the browser does not know is left out.
 * Text on a brand colour is black or white, whichever reads better.
 * @returns a function that takes everything back.
 */
export function applyTheme(
  target: HTMLElement,
  theme: ThemeName,
  branding: Branding = {},
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
  // Hover and press go away from the text, so that contrast only grows.
  const step = (share: number) =>
    `light-dark(${away(light, lightText, share)}, ${away(dark, darkText, share)})`
  return [
    ['--primary', `light-dark(${light}, ${dark})`],
    ['--primary-fg', `light-dark(${lightText}, ${darkText})`],
    ['--primary-hover', step(84)],
    ['--primary-active', step(70)],
  ]
}

function away(colour: string, text: string, share: number): string {
  return `color-mix(in oklab, ${colour} ${share}%, ${text === '#fff' ? '#000' : '#fff'})`
}

function pageProperties(page: string | undefined): [string, string][] {
  const text = page && readableOn(page)
  if (!page || !text) return []
  return [
    ['--bg-page', page],
    ['--fg-on-page', text],
    ['--ring-on-page', text],
  ]
}
