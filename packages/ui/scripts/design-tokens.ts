/** A file of the Design Tokens Format Module (2025.10): groups of tokens, each with a type and a value. */
export type TokenFile = { [name: string]: TokenFile | Token | string }
export type Token = { $type: string; $value: unknown }
type Theme = 'light' | 'dark'

const themes: Theme[] = ['light', 'dark']

/**
 * Converts tokens.css to JSON. `vb` holds tokens that are the same in both themes, `light.vb` and `dark.vb` the others,
 * so that `vb` and the token's name, joined by hyphens, are the name of its custom property.
 * @throws Error for a value that the function cannot read.
 */
export function designTokens(css: string): TokenFile {
  const declared = new Map(declarations(css))
  const isThemed = (value: string): boolean =>
    value.includes('light-dark(') ||
    references(value).some((name) => isThemed(declared.get(name) ?? ''))
  const groups: Record<'both' | Theme, TokenFile> = { both: {}, light: {}, dark: {} }
  for (const [name, value] of declared) {
    // The format of design tokens has no type for OpenType features.
    if (name.startsWith('features-')) continue
    if (!isThemed(value)) groups.both[name] = tokenOf(value, () => 'vb')
    else {
      for (const theme of themes) {
        const groupOf = (other: string) =>
          isThemed(declared.get(other) ?? '') ? `${theme}.vb` : 'vb'
        groups[theme][name] = tokenOf(inTheme(value, theme), groupOf)
      }
    }
  }
  return {
    $description: 'The design tokens of @vestibule/ui, from its tokens.css.',
    vb: groups.both,
    light: { vb: groups.light },
    dark: { vb: groups.dark },
  }
}

/**
 * Names and values of the custom properties before the first media query: that query repeats some for reduced motion.
 */
function declarations(css: string): [string, string][] {
  const plain = css.replaceAll(/\/\*.*?\*\//gsu, '').split('@media')[0] ?? ''
  return [...plain.matchAll(/--vb-([\w-]+):\s*([^;]+);/gu)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll(/\s+/gu, ' ').trim(),
  ])
}

function references(value: string): string[] {
  return [...value.matchAll(/var\(--vb-([\w-]+)\)/gu)].map(([, name = '']) => name)
}

/** Replaces each light-dark() by its value for the theme. Tokens never nest light-dark(). */
function inTheme(value: string, theme: Theme): string {
  const pair = /light-dark\(((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+)\)/gu
  return value.replaceAll(pair, (_, light: string, dark: string) =>
    (theme === 'light' ? light : dark).trim(),
  )
}

type GroupOf = (name: string) => string

function tokenOf(value: string, groupOf: GroupOf): Token | TokenFile {
  const size = /^(\d+)px\/(\d+)px$/u.exec(value)
  if (size) return { size: dimension(`${size[1]}px`), 'line-height': dimension(`${size[2]}px`) }
  if (/^\d+px$/u.test(value)) return dimension(value)
  if (/^\d+ms$/u.test(value)) {
    return { $type: 'duration', $value: { value: Number.parseInt(value, 10), unit: 'ms' } }
  }
  if (/^\d+$/u.test(value)) return { $type: 'number', $value: Number(value) }
  const bezier = /^cubic-bezier\((.*)\)$/u.exec(value)?.[1]
  if (bezier) return { $type: 'cubicBezier', $value: bezier.split(',').map(Number) }
  if (/^(0|-?\d+px) /u.test(value)) return { $type: 'shadow', $value: shadows(value, groupOf) }
  if (/(sans-serif|monospace)$/u.test(value)) {
    const names = value.split(',').map((name) => name.trim().replaceAll("'", ''))
    return { $type: 'fontFamily', $value: names }
  }
  return { $type: 'color', $value: colour(value, groupOf) }
}

function dimension(value: string): Token {
  return { $type: 'dimension', $value: length(value) }
}

function length(value: string) {
  return { value: Number.parseFloat(value), unit: 'px' }
}

/** A colour in the token format, or a reference to another token. */
function colour(value: string, groupOf: GroupOf): unknown {
  const [name] = references(value)
  if (name && value === `var(--vb-${name})`) return `{${groupOf(name)}.${name}}`
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/u.exec(value)?.[1]
  if (hex) {
    const digits = (hex.length === 3 ? hex.replaceAll(/./gu, '$&$&') : hex).match(/../gu)
    const channels = (digits ?? []).map((pair) => Number.parseInt(pair, 16))
    return srgb(channels, 1)
  }
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/u.exec(value)
  if (rgb) return srgb(rgb.slice(1, 4).map(Number), Number(rgb[4]))
  if (value === 'transparent') return srgb([0, 0, 0], 0)
  throw new Error(`No design token can be made of ${value}`)
}

function srgb(channels: number[], alpha: number) {
  const hex = channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')
  const components = channels.map((channel) => Number((channel / 255).toFixed(4)))
  return { colorSpace: 'srgb', components, alpha, hex: `#${hex}` }
}

function shadows(value: string, groupOf: GroupOf) {
  const layers = value.split(/,(?![^(]*\))/u)
  return layers.map((layer) => {
    const [, lengths = '', paint = ''] = /^\s*((?:-?\d+(?:px)?\s+)+)(.+?)\s*$/u.exec(layer) ?? []
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.trim().split(/\s+/u)
    return {
      color: colour(paint, groupOf),
      offsetX: length(offsetX),
      offsetY: length(offsetY),
      blur: length(blur),
      spread: length(spread),
    }
  })
}
